import { useState } from 'react'
import { shop } from '#shop'
import { readMessages } from '#ui/past-messages.ts'
import { button } from '#ui/button.css.ts'
import { RepeatMessage } from './repeat-message.tsx'
import * as css from './shortcuts-dialog.css.ts'

const time = new Intl.DateTimeFormat(shop.locale, { timeStyle: 'medium' })

/** The announcements since the page was loaded, newest first, as of the opening of the list. */
export function VisitMessages() {
  const [messages] = useState(readMessages)
  return (
    <>
      <h3 className={css.part}>Messages of this visit</h3>
      <RepeatMessage className={`${button.outline} ${css.again}`} />
      {messages.length > 0 && (
        <ol role="list" aria-label="Messages, newest first" className={css.messages}>
          {messages.map(({ number, text, at }) => (
            <li key={number} className={css.row}>
              <time dateTime={new Date(at).toISOString()} className={css.key}>
                {time.format(at)}
              </time>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
