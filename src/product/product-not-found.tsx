import * as texts from 'virtual:messages/product'
import { Link } from '@tanstack/react-router'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import * as css from './product-not-found.css.ts'

export function ProductNotFound() {
  return (
    <div className={css.page}>
      <Icon name="package-x" size={64} className={css.icon} />
      <h1 className={css.title}>{texts.notFound}</h1>
      <p className={css.lead}>{texts.notFoundLead}</p>
      <Link to="/products" className={button.solidLarge}>
        {texts.browse}
      </Link>
    </div>
  )
}
