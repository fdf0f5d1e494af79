import type { Messages } from './check-messages.ts'
import { rewriteMessage, rewriteMessages } from './rewrite-message.ts'

const firstStrongIsolate = '\u2068'
const popIsolate = '\u2069'
const rightToLeftMark = '\u200F'

function isolateIn(message: string): string {
  let hasLetters = false
  const isolated = rewriteMessage(message, {
    content: (text) => {
      hasLetters ||= /\p{L}/u.test(text)
      return text
    },
    argument: (braced) => firstStrongIsolate + braced + popIsolate,
  })
  return hasLetters || !isolated.includes(popIsolate) ? isolated : rightToLeftMark + isolated
}

/**
 * Messages of a language that is written from right to left: each argument has a direction of its own, so that '$80.00'
 * and “30 Day Returns” are not drawn in another order within the sentence. A message may be the argument of another one:
 * one of arguments and signs alone, `{list}، {next}`, has a mark in place of a letter, or would be left to right there.
 */
export const isolateArguments = (messages: Messages): Messages => rewriteMessages(messages, isolateIn)
