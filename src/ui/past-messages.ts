import * as texts from 'virtual:messages/ui'
import { type Message, messages, speak } from './announcer.ts'

/** The messages since the page was loaded, newest first. */
export const readMessages = (): readonly Message[] => messages.toReversed()

/** The words that repeat the last message. */
export const lastMessage = (): string => messages.at(-1)?.text ?? texts.nothingSaid

/** Announces the last message again, without recording it. */
export const announceAgain = (): void => speak(lastMessage())
