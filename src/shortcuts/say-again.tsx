import { useState } from 'react'
import { lastWords } from '#ui/announcer.ts'
import * as css from './say-again.css.ts'

/**
 * Repeats the last message, spoken and visible. It has its own live region: the announcer's is hidden from screen
 * readers while a dialog is open.
 */
export function SayAgain({ className }: { className: string }) {
  const [said, setSaid] = useState({ words: '', times: 0 })
  return (
    <>
      <button
        type="button"
        className={className}
        onClick={() => setSaid(({ times }) => ({ words: lastWords(), times: times + 1 }))}
      >
        Repeat the last message
      </button>
      {/* A new element each time: inserting the same text again is no change, and is not spoken. */}
      <p role="status">
        {said.times > 0 && (
          <span key={said.times} className={css.said}>
            {said.words}
          </span>
        )}
      </p>
    </>
  )
}
