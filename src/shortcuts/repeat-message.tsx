import * as texts from 'virtual:messages/shortcuts'
import { useState } from 'react'
import { lastMessage } from '#ui/past-messages.ts'
import * as css from './repeat-message.css.ts'

/** Repeats the last message, spoken and visible. */
export function RepeatMessage({ className }: { className: string }) {
  const [repeated, setRepeated] = useState({ text: '', times: 0 })
  return (
    <>
      <button
        type="button"
        className={className}
        onClick={() => setRepeated(({ times }) => ({ text: lastMessage(), times: times + 1 }))}
      >
        {texts.repeat}
      </button>
      {/* A new element each time: inserting the same text again is no change, and is not spoken. */}
      <p role="status">
        {repeated.times > 0 && (
          <span key={repeated.times} className={css.repeated}>
            {repeated.text}
          </span>
        )}
      </p>
    </>
  )
}
