/**
 * Speaks to screen readers. The live region stands in `index.html` as a direct child of body: a modal dialog hides
 * the rest of the page from the accessibility tree, so a dialog has a live region of its own.
 */
const regionId = 'announcer'

/** As many as a visitor looks through. */
const mostKept = 50

export interface Message {
  /** 1 is the visit's first. */
  readonly number: number
  readonly words: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Of this visit: the page's, as the live region is, and gone with it. Oldest first. */
const messages: Message[] = []

let clearing: ReturnType<typeof setTimeout> | undefined

/** Says `message` once, politely. The same words twice in a row are said twice. */
export function announce(message: string): void {
  keepMessage(message)
  speak(message)
}

/** For live regions of their own, as a dialog has: what they say can be read again, too. */
export function keepMessage(words: string): void {
  const number = (messages.at(-1)?.number ?? 0) + 1
  messages.push({ number, words, at: Date.now() })
  if (messages.length > mostKept) messages.shift()
}

/** What was said since the page was loaded, newest first. */
export const readMessages = (): readonly Message[] => messages.toReversed()

/** The words that repeat the last message. */
export const lastWords = (): string => messages.at(-1)?.words ?? 'Nothing has been said yet.'

/** Says the last message again; it is no new one. */
export const announceAgain = (): void => speak(lastWords())

function speak(message: string): void {
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
