import { parse, type Select, type SelectCase, type Token } from '@messageformat/parser'
import type { Messages } from './check-messages.ts'

interface Rewriting {
  readonly content: (text: string) => string
  /** Of `{name}`, braces included. */
  readonly argument: (braced: string) => string
  /** Of its plurals; as they were, where it is left out. */
  readonly cases?: (token: Select) => readonly Pick<SelectCase, 'key' | 'tokens'>[]
}

/** Quoted where ICU has a use for the character. */
const quoted = (text: string) => text.replaceAll("'", "''").replaceAll(/[{}#]/g, "'$&'")

function write(token: Token, rewriting: Rewriting): string {
  switch (token.type) {
    case 'content':
      return quoted(rewriting.content(token.value))
    case 'octothorpe':
      return '#'
    case 'argument':
      return rewriting.argument(`{${token.arg}}`)
    case 'plural':
    case 'selectordinal':
    case 'select': {
      const written = rewriting.cases?.(token) ?? token.cases
      const cases = written.map(({ key, tokens }) => `${key} {${writeAll(tokens, rewriting)}}`)
      return `{${token.arg}, ${token.type}, ${cases.join(' ')}}`
    }
    case 'function':
      throw new Error('Messages have no functions.')
  }
}

const writeAll = (tokens: readonly Token[], rewriting: Rewriting) =>
  tokens.map((token) => write(token, rewriting)).join('')

/** An ICU message with other content, arguments or plurals. */
export const rewriteMessage = (message: string, rewriting: Rewriting): string =>
  writeAll(parse(message), rewriting)

export const rewriteMessages = (
  messages: Messages,
  rewrite: (message: string, room: string, key: string) => string,
): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([room, texts]) => [
      room,
      Object.fromEntries(Object.entries(texts).map(([key, message]) => [key, rewrite(message, room, key)])),
    ]),
  )
