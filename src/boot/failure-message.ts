import * as texts from 'virtual:messages/boot'
import { templateId } from '#device/document-protocol.ts'
import { whenParsed } from './when-parsed.ts'

export const failureText = (): string => (navigator.onLine ? texts.notFetched : texts.offline)

/** Shows the words at the bottom of the page, once it is parsed. */
export async function showMessage(words: string, ...more: readonly Node[]): Promise<void> {
  await whenParsed()
  const box = document.getElementById(templateId.failure)
  if (!box) return
  // Browsers without what the shop needs do not have `replaceChildren`.
  box.textContent = words
  for (const part of more) box.appendChild(part)
}

export function showFailure(): void {
  const reload = document.createElement('button')
  reload.textContent = texts.reload
  reload.addEventListener('click', () => location.reload())
  void showMessage(failureText(), ...(navigator.onLine ? [reload] : []))
}

export function clearMessage(): void {
  const box = document.getElementById(templateId.failure)
  if (box) box.textContent = ''
}
