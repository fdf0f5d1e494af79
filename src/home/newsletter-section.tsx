import { NewsletterForm } from '#shell/newsletter-form.tsx'
import { isolated } from '#ui/isolated.ts'
import type { BuiltNewsletter } from './built-section.ts'
import * as css from './newsletter-section.css.ts'
import * as own from './own-section.css.ts'

/** The footer's form, with the owner's words. */
export function NewsletterSection({ section, id }: { section: BuiltNewsletter; id: string }) {
  const { title, text } = section
  return (
    <section aria-labelledby={id} className={own.section}>
      <div className={css.panel}>
        <div>
          <h2 id={id} className={own.heading}>
            {isolated(title)}
          </h2>
          {text !== '' && <p className={css.text}>{isolated(text)}</p>}
        </div>
        <div>
          <NewsletterForm id={id} />
        </div>
      </div>
    </section>
  )
}
