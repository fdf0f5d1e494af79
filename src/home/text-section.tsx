import { picturePath } from '#site/path.ts'
import { TextLink, TextNodes } from '#text-pages/text-nodes.tsx'
import { text } from '#text-pages/text-nodes.css.ts'
import { button } from '#ui/button.css.ts'
import { tintOf } from '#theme/picture-tint.ts'
import { isolated } from '#ui/isolated.ts'
import { tint } from '#ui/tint.css.ts'
import type { BuiltText } from './built-section.ts'
import * as own from './own-section.css.ts'
import * as css from './text-section.css.ts'

/** Words of the owner's, beside a picture. */
export function TextSection({ section, id }: { section: BuiltText; id: string }) {
  const { title, nodes, picture, side, link } = section
  return (
    <section aria-labelledby={id} className={own.section}>
      <div className={picture ? css.columns[side] : undefined}>
        {picture && (
          <img
            src={picturePath(picture.src)}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            loading="lazy"
            decoding="async"
            className={`${css.picture} ${tint[tintOf(picture.src)]}`}
          />
        )}
        <div className={css.words}>
          <h2 id={id} className={own.heading}>
            {isolated(title)}
          </h2>
          <div dir="auto" className={text}>
            <TextNodes nodes={nodes} />
          </div>
          {link && (
            <p className={css.action}>
              <TextLink href={link.to} className={button.outline}>
                {isolated(link.label)}
              </TextLink>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
