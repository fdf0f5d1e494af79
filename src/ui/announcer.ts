/**
 * Announces messages to screen readers. The page's live region is in `index.html`; every dialog has its own
 * (`DialogBox`), since VoiceOver ignores those outside of an open one (w3c/aria#1854).
 */
const regions = '#announcer, [data-state="open"] > [data-announcer]'

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

/** Announces `message` once, politely. The same words twice in a row are spoken twice. */
export function announce(message: string): void {
  recordMessage(message)
  speak(message)
}

/** Records what is spoken otherwise, as a field's description is, so that it can be read again, too. */
export function recordMessage(text: string): void {
  const number = (messages.at(-1)?.number ?? 0) + 1
  messages.push({ number, text, at: Date.now() })
  if (messages.length > mostMessages) messages.shift()
}

/** Fills the live region, that of the uppermost dialog where one is open, without recording the message. */
export function speak(message: string): void {
  const region = [...document.querySelectorAll(regions)].at(-1)
  if (!region) return
  // Emptying and filling a region in one task is not spoken as a change, hence a new node each time.
  const paragraph = document.createElement('p')
  paragraph.textContent = message
  region.replaceChildren(paragraph)
  // Removed, so that a screen reader does not read old messages later in the page.
  setTimeout(() => paragraph.remove(), 4000)
}
