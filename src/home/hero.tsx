import * as texts from 'virtual:messages/home'
import { Link } from '@tanstack/react-router'
import { hasHeroPicture } from 'virtual:catalogue/settings'
import { hero } from 'virtual:shop/home'
import { heroSearchId } from '#address/anchors.ts'
import { ImageWithFallback } from '#pictures/image-with-fallback.tsx'
import { ShopSearch } from '#search/shop-search.tsx'
import { picturePath } from '#site/path.ts'
import { belowMedium } from '#theme/media.ts'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import * as css from './hero.css.ts'
import { isolated } from '#ui/isolated.ts'

export function Hero() {
  return (
    <section className={css.hero} aria-labelledby="hero-title">
      <div className={hasHeroPicture ? css.inner : css.innerWithoutArt}>
        <div className={css.words}>
          <h1 id="hero-title" className={css.title}>
            {isolated(hero.title)}
          </h1>
          <p className={css.lead}>{isolated(hero.lead)}</p>
          <ul className={css.promises}>
            {hero.promises.map((promise) => (
              <li key={promise} className={css.promise}>
                <Icon name="check" size={18} className={css.tick} />
                {isolated(promise)}
              </li>
            ))}
          </ul>
          <div className={css.actions}>
            <Link to="/products" className={button.tapeLarge}>
              {texts.shopNow}
            </Link>
            <ShopSearch
              id={heroSearchId}
              label={texts.searchLabel}
              placeholder={texts.searchPlaceholder}
              className={css.search}
            />
          </div>
        </div>
        {hasHeroPicture && (
          <picture className={css.art}>
            <source
              media={belowMedium}
              srcSet={picturePath('/pictures/hero-tall.avif')}
              type="image/avif"
              width={720}
              height={720}
            />
            <ImageWithFallback
              src={picturePath('/pictures/hero-wide.avif')}
              srcSet={`${picturePath('/pictures/hero-wide-small.avif')} 800w, ${picturePath('/pictures/hero-wide.avif')} 1600w`}
              sizes="(max-width: 80em) 50vw, 44rem"
              width={1600}
              height={1000}
              alt=""
              fetchPriority="high"
              decoding="async"
              className={css.picture}
            />
          </picture>
        )}
        <dl className={css.figures}>
          {hero.figures.map(({ value, label }) => (
            <div key={label} className={css.figure}>
              <dt className={css.figureLabel}>{isolated(label)}</dt>
              <dd className={css.figureValue}>{isolated(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
