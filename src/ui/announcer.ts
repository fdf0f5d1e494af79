/**
 * Speaks to screen readers. The live region stands in `index.html` as a direct child of body: a modal dialog hides
 * the rest of the page from the accessibility tree, so a dialog has a live region of its own.
 */
const regionId = 'announcer'

let clearing: ReturnType<typeof setTimeout> | undefined

/** Says `message` once, politely. The same words twice in a row are said twice. */
export function announce(message: string): void {
  const region = document.getElementById(regionId)
  if (!region) return
  clearTimeout(clearing)
  // A region that is emptied and filled in one go is not heard as a change, hence a new node each time.
  const words = document.createElement('p')
  words.textContent = message
  region.replaceChildren(words)
  // Old words are not to be found by someone who reads through the page later.
  clearing = setTimeout(() => region.replaceChildren(), 4000)
}
