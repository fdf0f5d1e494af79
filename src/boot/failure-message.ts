import { templateId } from '#device/document-protocol.ts'
import { whenParsed } from './when-parsed.ts'

export const failureText = (): string =>
  navigator.onLine
    ? 'A part of the shop could not be fetched. It may have been updated: reload the page.'
    : 'You are offline, and this part of the shop is not on this device yet.'

export const unsupportedText =
  'This browser is too old for all of the shop: you can look at products and reach us; searching, the cart, saving and booking need a newer one.'

/** Shows the words at the bottom of the page, once it is parsed. */
export async function showMessage(words: string, ...more: readonly Node[]): Promise<void> {
  await whenParsed()
  const box = document.getElementById(templateId.failure)
  if (!box) return
  // The browsers that see `unsupportedText` do not have `replaceChildren`.
  box.textContent = words
  for (const part of more) box.appendChild(part)
}

export function showFailure(): void {
  const reload = document.createElement('button')
  reload.textContent = 'Reload'
  reload.addEventListener('click', () => location.reload())
  void showMessage(failureText(), ...(navigator.onLine ? [reload] : []))
}

export function clearMessage(): void {
  const box = document.getElementById(templateId.failure)
  if (box) box.textContent = ''
}
