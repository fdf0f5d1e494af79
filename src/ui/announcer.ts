/**
 * Announces messages to screen readers. The live region is in `index.html`, a direct child of body: a modal dialog
 * hides the rest of the page from the accessibility tree, so a dialog has its own live region.
 */
const regionId = 'announcer'

/** More messages than a visitor reads through. */
const mostMessages = 50

export interface Message {
  /** Counts from 1 in this visit. */
  readonly number: number
  readonly text: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Of this visit, like the page's live region. Oldest first. `past-messages.ts` reads them. */
export const messages: Message[] = []

let clearing: ReturnType<typeof setTimeout> | undefined

/** Announces `message` once, politely. The same words twice in a row are spoken twice. */
export function announce(message: string): void {
  recordMessage(message)
  speak(message)
}

/** For other live regions, such as a dialog's: records their messages, so that these can be read again, too. */
export function recordMessage(text: string): void {
  const number = (messages.at(-1)?.number ?? 0) + 1
  messages.push({ number, text, at: Date.now() })
  if (messages.length > mostMessages) messages.shift()
}

/** Fills the live region, without recording the message. */
export function speak(message: string): void {
  const region = document.getElementById(regionId)
  if (!region) return
  clearTimeout(clearing)
  // Emptying and filling a region in one task is not spoken as a change, hence a new node each time.
  const paragraph = document.createElement('p')
  paragraph.textContent = message
  region.replaceChildren(paragraph)
  // Removed, so that a screen reader does not read old messages later in the page.
  clearing = setTimeout(() => region.replaceChildren(), 4000)
}
