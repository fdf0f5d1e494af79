import { Icon } from '#ui/icon.tsx'
import * as css from './browse.css.ts'

interface Props {
  /** One level below the heading above it. */
  level: 'h2' | 'h3'
}

/** The two sentences of the specification; `WaysOut` is below them. */
export function NoResults({ level: Heading }: Props) {
  return (
    <div className={css.nothing}>
      <Icon name="package-open" size={56} className={css.nothingIcon} />
      <Heading className={css.nothingTitle}>No products found matching your criteria.</Heading>
      <p>Try adjusting your search or category filter.</p>
    </div>
  )
}
