import { Fragment, type ReactNode } from 'react'
import { match } from './marked.css.ts'

/** The text with every match of the search marked, by the same comparison as the search. */
export function markMatches(text: string, search: string): ReactNode {
  const [lowered, sought] = [text.toLowerCase(), search.toLowerCase()]
  // Some capitals have longer small letters: then indexes into the lower-case text are wrong for the original.
  if (search.trim() === '' || lowered.length !== text.length || !lowered.includes(sought)) return text
  let at = 0
  return lowered.split(sought).map((part, index) => {
    const start = at
    at += part.length + (index > 0 ? sought.length : 0)
    const end = at
    return (
      <Fragment key={end}>
        {index > 0 && <span className={match}>{text.slice(start, start + sought.length)}</span>}
        {part !== '' && <span>{text.slice(end - part.length, end)}</span>}
      </Fragment>
    )
  })
}
