import type { ProductSummary } from '#catalogue/product.ts'
import type { TextNode } from '#text-pages/text-page.ts'

/** What a row shows of a product. */
export type BuiltRowProduct = Pick<
  ProductSummary,
  'id' | 'slug' | 'name' | 'price' | 'originalPrice' | 'amount' | 'choice' | 'picture'
>

export interface BuiltRow {
  readonly kind: 'row'
  readonly title: string
  readonly products: readonly BuiltRowProduct[]
  /** The list that has all of them; null where the row has. */
  readonly all:
    | { readonly category: string }
    | { readonly sale: true }
    | { readonly ids: string }
    | 'all'
    | null
}

export interface BuiltTiles {
  readonly kind: 'tiles'
  readonly title: string
  readonly tiles: readonly { readonly category: string; readonly picture: string }[]
}

export interface BuiltText {
  readonly kind: 'text'
  readonly title: string
  readonly nodes: readonly TextNode[]
  readonly picture: {
    readonly src: string
    readonly alt: string
    readonly width: number
    readonly height: number
  } | null
  readonly side: 'start' | 'end'
  readonly link: { readonly label: string; readonly to: string } | null
}

export interface BuiltNewsletter {
  readonly kind: 'newsletter'
  readonly title: string
  readonly text: string
}

/** An owner's section as the build makes it (`scripts/home/build-home.ts`): the page looks nothing up. */
export type BuiltSection = BuiltRow | BuiltTiles | BuiltText | BuiltNewsletter
