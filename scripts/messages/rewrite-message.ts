import { parse, type Token } from '@messageformat/parser'
import type { Messages } from './check-messages.ts'

interface Rewriting {
  readonly content: (text: string) => string
  /** Of `{name}`, braces included. */
  readonly argument: (braced: string) => string
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
      const cases = token.cases.map(({ key, tokens }) => `${key} {${writeAll(tokens, rewriting)}}`)
      return `{${token.arg}, ${token.type}, ${cases.join(' ')}}`
    }
    case 'function':
      throw new Error('Messages have no functions.')
  }
}

const writeAll = (tokens: readonly Token[], rewriting: Rewriting) =>
  tokens.map((token) => write(token, rewriting)).join('')

/** An ICU message with other content or arguments, its plurals as they were. */
export const rewriteMessage = (message: string, rewriting: Rewriting): string =>
  writeAll(parse(message, { cardinal: ['zero', 'one', 'two', 'few', 'many', 'other'] }), rewriting)

export const rewriteMessages = (messages: Messages, rewrite: (message: string) => string): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([room, texts]) => [
      room,
      Object.fromEntries(Object.entries(texts).map(([key, message]) => [key, rewrite(message)])),
    ]),
  )
