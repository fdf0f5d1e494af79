import * as texts from 'virtual:messages/browse'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { categories, categoryPath, hasCategoryTexts, shortLabel } from '#catalogue/settings/settings.ts'
import { pictureOf } from '#catalogue/pictures/picture.ts'
import { ImageWithFallback } from '#pictures/image-with-fallback.tsx'
import { tintOf } from '#theme/picture-tint.ts'
import { Icon } from '#ui/icon.tsx'
import { notPrinted } from '#ui/not-printed.css.ts'
import { tint } from '#ui/tint.css.ts'
import * as css from './category-page.css.ts'
import { categoryTextQuery } from './category-text-query.ts'

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

/** The category's picture and text; null where it has neither. */
export function CategoryIntro({ category }: Props) {
  const { data: text } = useQuery({ ...categoryTextQuery(category), enabled: hasCategoryTexts })
  const picture = categories.find(({ label }) => label === category)?.picture
  if (!text && picture === undefined) return null
  return (
    <div className={css.intro}>
      {picture !== undefined && (
        <ImageWithFallback
          product={category}
          src={pictureOf(picture).src}
          width={96}
          height={96}
          alt=""
          className={`${css.picture} ${tint[tintOf(picture)]}`}
        />
      )}
      {text && (
        <div dir="auto" className={css.text}>
          {text.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
    </div>
  )
}
