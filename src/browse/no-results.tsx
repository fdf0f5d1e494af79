import { Icon } from '#ui/icon.tsx'
import * as css from './browse.css.ts'
import { NoResultsHelp } from './lazy.ts'

interface Props {
  /** One level below the heading above it. */
  level: 'h2' | 'h3'
}

/** The two sentences of the specification, and suggestions that have results. */
export function NoResults({ level: Heading }: Props) {
  return (
    <div className={css.nothing}>
      <Icon name="package-open" size={56} className={css.nothingIcon} />
      <Heading className={css.nothingTitle}>No products found matching your criteria.</Heading>
      <p>Try adjusting your search or category filter.</p>
      <NoResultsHelp />
    </div>
  )
}
