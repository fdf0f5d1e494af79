import { Link } from '@tanstack/react-router'
import { PackageX } from 'lucide-react'
import { shop } from '#shop'
import { button } from '#ui/button.css.ts'
import * as css from './product-not-found.css.ts'

export function ProductNotFound() {
  return (
    <div className={css.page}>
      <title>{`Product Not Found – ${shop.name}`}</title>
      <PackageX size={64} strokeWidth={1.25} className={css.icon} />
      <h1 className={css.title}>Product Not Found</h1>
      <p className={css.lead}>
        There is no product at this address. It may have been misspelt, or the product is gone.
      </p>
      <Link to="/products" search={{}} className={button({ shape: 'large' })}>
        Browse Products
      </Link>
    </div>
  )
}
