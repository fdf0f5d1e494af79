import { useQuery } from '@tanstack/react-query'
import { categories } from '#catalogue/settings/settings.ts'
import { pictureOf } from '#catalogue/pictures/picture.ts'
import { ImageWithFallback } from '#pictures/image-with-fallback.tsx'
import { tintOf } from '#theme/picture-tint.ts'
import { tint } from '#ui/tint.css.ts'
import * as css from './category-intro.css.ts'
import { categoryTextQuery } from './category-text-query.ts'

/** The category's text, beside its picture where it has one; null where it has no text: a picture alone says nothing. */
export function CategoryIntro({ category }: { category: string }) {
  const { data: text } = useQuery(categoryTextQuery(category))
  if (!text) return null
  const picture = categories.find(({ label }) => label === category)?.picture
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
      <div dir="auto" className={css.text}>
        {text.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  )
}
