import * as texts from 'virtual:messages/shell'
import { hasSignIn } from 'virtual:shop/parts'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { productSearchId } from '#address/anchors.ts'
import { categories, hasCategoryPictures, topCategories } from '#catalogue/settings/settings.ts'
import { pictureOf } from '#catalogue/pictures/picture.ts'
import { ImageWithFallback } from '#pictures/image-with-fallback.tsx'
import { shop } from '#shop'
import { button } from '#ui/button.css.ts'
import { tintOf } from '#theme/picture-tint.ts'
import { tint } from '#ui/tint.css.ts'
import { Icon } from '#ui/icon.tsx'
import { joinItems, withLast } from '#ui/format-list.ts'
import * as css from './not-found-page.css.ts'
import { isolated } from '#ui/isolated.ts'

/** Some categories in a sentence. */
function joinLabels(labels: readonly string[]): string {
  const shown = labels.slice(0, 6)
  if (labels.length > shown.length) return texts.categoriesAndMore({ names: joinItems(shown) })
  const last = shown.pop()
  if (last === undefined) return texts.noCategories
  return texts.allCategories({
    names: shown.length === 0 ? last : withLast(joinItems(shown), last, 'conjunction'),
  })
}
const categoryNames = joinLabels(topCategories)

/** Categories with a picture have a tile each. */
function CategoryTiles() {
  return (
    <ul className={css.tiles} aria-label={texts.categories}>
      {categories.map(
        ({ label, picture, isUnlisted }) =>
          picture !== undefined &&
          !isUnlisted && (
            <li key={label}>
              <Link to="/products" search={{ category: label }} className={css.tile}>
                <ImageWithFallback
                  product={label}
                  src={pictureOf(picture).src}
                  width={96}
                  height={96}
                  alt=""
                  loading="lazy"
                  className={`${css.picture} ${tint[tintOf(picture)]}`}
                />
                <strong>{isolated(label)}</strong>
              </Link>
            </li>
          ),
      )}
    </ul>
  )
}

/** The 404 page for every address without a page. */
export function NotFoundPage() {
  const router = useRouter()
  const [isExplained, setExplained] = useState(false)

  const goBack = () => {
    if (router.history.canGoBack()) router.history.back()
    else if (window.history.length > 1) window.history.back()
    else void router.navigate({ to: '/' })
  }

  return (
    <div className={css.page}>
      <p className={css.number} aria-hidden="true">
        404
      </p>
      <h1 className={css.title}>{texts.noPage}</h1>
      <p className={css.lead}>{texts.noPageLead}</p>
      <div className={css.actions}>
        <Link to="/" className={button.solid}>
          <Icon name="house" size={18} /> {texts.goHome}
        </Link>
        <Link to="/products" className={button.outline}>
          <Icon name="layout-grid" size={18} /> {texts.browseProducts}
        </Link>
        <button type="button" className={button.outline} onClick={goBack}>
          <Icon name="arrow-left" size={18} /> {texts.goBack}
        </button>
        {hasSignIn && (
          <button type="button" className={button.quiet} onClick={() => setExplained(true)}>
            {texts.signIn}
          </button>
        )}
      </div>
      {hasSignIn && (
        <p role="status" className={css.status}>
          {isExplained ? texts.noAccount({ shop: shop.name }) : ''}
        </p>
      )}
      <ul className={css.tiles}>
        <li>
          <Link to="/" className={css.tile}>
            <Icon name="house" className={css.icon} />
            <strong>{texts.visitHome}</strong>
            <span>{texts.visitHomeWords}</span>
          </Link>
        </li>
        <li>
          <Link to="/products" hash={productSearchId} className={css.tile}>
            <Icon name="search" className={css.icon} />
            <strong>{texts.searchProducts}</strong>
            <span>{texts.searchProductsWords}</span>
          </Link>
        </li>
        <li>
          <Link to="/products" className={css.tile}>
            <Icon name="layout-grid" className={css.icon} />
            <strong>{texts.shopCategories}</strong>
            <span>{categoryNames}</span>
          </Link>
        </li>
      </ul>
      {hasCategoryPictures && <CategoryTiles />}
    </div>
  )
}
