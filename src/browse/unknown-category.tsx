import * as css from './browse.css.ts'

/** Says that the address names a category which there is none of; nothing where it does not. */
export function UnknownCategory({ name }: { name: string | null }) {
  if (name === null) return null
  return (
    <p role="status" className={css.notice}>
      {`There is no category '${name}'. Showing all products.`}
    </p>
  )
}
