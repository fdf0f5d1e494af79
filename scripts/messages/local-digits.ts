import { type CountPattern, inNumerals } from '../../src/messages/format.ts'
import type { Messages } from './check-messages.ts'
import { rewriteMessage, rewriteMessages } from './rewrite-message.ts'

/** The formatter of `{count, digits}`: of a rewritten message, not of a file's. */
export const digitsFormatter = 'digits'

/**
 * Messages for a locale with digits of its own, as ar-EG and mr: they write those, as `#`, prices and dates do. A file
 * says `4.5`, and its locales are several: ar-AE has the ordinary digits.
 */
export const inLocalDigits = (messages: Messages, counts: CountPattern): Messages =>
  rewriteMessages(messages, (message) =>
    rewriteMessage(message, {
      content: (text) => inNumerals(text.replaceAll(/(?<=\d)\.(?=\d)/g, counts.decimal), counts),
      argument: (braced) => braced,
    }),
  )

/** The message with its arguments formatted: a number in digits of the locale, a text as it is. */
export const withLocalNumbers = (message: string): string =>
  rewriteMessage(message, {
    content: (text) => text,
    argument: (braced) => braced.replace('}', `, ${digitsFormatter}}`),
  })
