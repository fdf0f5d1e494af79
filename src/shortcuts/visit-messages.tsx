import { locale } from 'virtual:language'
import * as texts from 'virtual:messages/shortcuts'
import { useState } from 'react'
import { readMessages } from '#ui/past-messages.ts'
import { button } from '#ui/button.css.ts'
import { RepeatMessage } from './repeat-message.tsx'
import * as css from './shortcuts-dialog.css.ts'

let format: Intl.DateTimeFormat | undefined

/** Created at first use: a browser's first format of a date takes 30 ms, which every dialog would wait for. */
function timeOf(at: number): string {
  format ??= new Intl.DateTimeFormat(locale, { timeStyle: 'medium' })
  return format.format(at)
}

/** The announcements since the page was loaded, newest first, as of the opening of the list. */
export function VisitMessages() {
  const [messages] = useState(readMessages)
  return (
    <>
      <h3 className={css.part}>{texts.messages}</h3>
      <RepeatMessage className={`${button.outline} ${css.again}`} />
      {messages.length > 0 && (
        <ol role="list" aria-label={texts.newestFirst} className={css.messages}>
          {messages.map(({ number, text, at }) => (
            <li key={number} className={css.row}>
              <time dateTime={new Date(at).toISOString()} className={css.key}>
                {timeOf(at)}
              </time>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
