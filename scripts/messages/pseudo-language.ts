import { parse, type Token } from '@messageformat/parser'
import type { Messages } from './check-messages.ts'

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

/** Without tags, and quoted again where ICU has a use for the character. */
const accented = (text: string) =>
  text
    .replaceAll(/<\/?[a-z]+>|[a-zA-Z]/g, (one) => accents[one] ?? one)
    .replaceAll("'", "''")
    .replaceAll(/[{}#]/g, "'$&'")

function write(token: Token): string {
  switch (token.type) {
    case 'content':
      return accented(token.value)
    case 'octothorpe':
      return '#'
    case 'argument':
      return `{${token.arg}}`
    case 'plural':
    case 'selectordinal':
    case 'select': {
      const cases = token.cases.map(({ key, tokens }) => `${key} {${tokens.map(write).join('')}}`)
      return `{${token.arg}, ${token.type}, ${cases.join(' ')}}`
    }
    case 'function':
      throw new Error('Messages have no functions.')
  }
}

/**
 * A language that nobody speaks, `[Ýóúr Çárt]`: accents and brackets mark each text that comes from a message file, so
 * that a text without them does not.
 */
export const pseudoMessages = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([room, texts]) => [
      room,
      Object.fromEntries(
        Object.entries(texts).map(([key, message]) => [key, `[${parse(message).map(write).join('')}]`]),
      ),
    ]),
  )
