import * as texts from 'virtual:messages/shell'
import * as footer from './footer.css.ts'
import * as css from './newsletter.css.ts'
import { NewsletterForm } from './newsletter-form.tsx'

/** The form in the footer of every page. */
export function Newsletter() {
  return (
    <div className={css.box}>
      <h2 className={footer.title}>{texts.newsletter}</h2>
      <NewsletterForm id="newsletter" />
    </div>
  )
}
