import * as texts from 'virtual:messages/browse'
import { Link } from '@tanstack/react-router'
import { categoryPath, shortLabel } from '#catalogue/settings/settings.ts'
import { Icon } from '#ui/icon.tsx'
import { notPrinted } from '#ui/not-printed.css.ts'
import * as css from './category-crumbs.css.ts'

interface Props {
  /** Its label. */
  category: string
}

/** From the home page to the category, whose heading follows. */
export function CategoryCrumbs({ category }: Props) {
  const above = categoryPath(category).slice(0, -1)
  return (
    <nav aria-label={texts.breadcrumb} className={`${css.navigation} ${notPrinted}`}>
      <ol className={css.crumbs}>
        <li>
          <Link to="/" className={css.crumb}>
            <Icon name="arrow-left" size={18} /> {texts.home}
          </Link>
        </li>
        <li className={css.level}>
          <Link to="/products" activeOptions={{ exact: true }} className={css.crumb}>
            {texts.titleProducts}
          </Link>
        </li>
        {above.map((label) => (
          <li key={label} className={css.level}>
            <Link to="/products" search={{ category: label }} dir="auto" className={css.crumb}>
              {shortLabel(label)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
