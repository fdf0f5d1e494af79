import * as texts from 'virtual:messages/browse'
import * as css from '../browse.css.ts'

/** Reports that the category of the address does not exist; renders nothing for null. */
export function UnknownCategory({ name }: { name: string | null }) {
  if (name === null) return null
  return (
    <p role="status" className={css.notice}>
      {texts.unknownCategory({ name })}
    </p>
  )
}
