import type { Messages } from './check-messages.ts'
import { rewriteMessage, rewriteMessages } from './rewrite-message.ts'

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ó',
  u: 'ú',
  y: 'ý',
  A: 'Á',
  C: 'Ç',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
}

/** Tags stay. */
const accented = (text: string) => text.replaceAll(/<\/?[a-z]+>|[a-zA-Z]/g, (one) => accents[one] ?? one)

/**
 * A language that nobody speaks, `[Ýóúr Çárt]`: accents and brackets mark each text that comes from a message file, so
 * that a text without them does not.
 */
export const pseudoMessages = (messages: Messages): Messages =>
  rewriteMessages(
    messages,
    (message) => `[${rewriteMessage(message, { content: accented, argument: (braced) => braced })}]`,
  )
