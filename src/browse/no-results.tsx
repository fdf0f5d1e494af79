import { PackageOpen } from 'lucide-react'
import * as css from './browse.css.ts'

/** The two sentences of the specification. */
export function NoResults() {
  return (
    <div className={css.nothing}>
      <PackageOpen size={56} strokeWidth={1.25} className={css.nothingIcon} />
      <p className={css.nothingTitle}>No products found matching your criteria.</p>
      <p>Try adjusting your search or category filter.</p>
    </div>
  )
}
