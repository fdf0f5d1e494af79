import type { Messages } from './check-messages.ts'
import { rewriteMessage, rewriteMessages } from './rewrite-message.ts'

const firstStrongIsolate = '\u2068'
const popIsolate = '\u2069'

/**
 * Messages of a language that is written from right to left: each argument has a direction of its own, so that '$80.00'
 * and “30 Day Returns” are not drawn in another order within the sentence.
 */
export const isolateArguments = (messages: Messages): Messages =>
  rewriteMessages(messages, (message) =>
    rewriteMessage(message, {
      content: (text) => text,
      argument: (braced) => firstStrongIsolate + braced + popIsolate,
    }),
  )
