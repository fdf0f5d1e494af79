import { Link } from '@tanstack/react-router'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import * as css from './product-not-found.css.ts'

export function ProductNotFound() {
  return (
    <div className={css.page}>
      <Icon name="package-x" size={64} className={css.icon} />
      <h1 className={css.title}>Product Not Found</h1>
      <p className={css.lead}>
        There is no product at this address. It may have been misspelt, or the product is gone.
      </p>
      <Link to="/products" className={button.solidLarge}>
        Browse Products
      </Link>
    </div>
  )
}
