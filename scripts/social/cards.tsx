import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { saving } from '#catalogue/money/discount.ts'
import type { MoneyPattern } from '#catalogue/money/money-pattern.ts'
import { writeMoney } from '#catalogue/money/write-money.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import type { ShopConfig } from '#shop.types.ts'
import { light } from '#theme/tokens.ts'

/** Px beside the image, which is a square as high as the card. */
export const textSize = { width: 570, height: 630 } as const

const column: CSSProperties = { display: 'flex', flexDirection: 'column' }
const row: CSSProperties = { display: 'flex', alignItems: 'center' }

/**
 * The text with the fonts' own spaces and hyphens, and without characters that are not visible: prices contain them in
 * many languages.
 */
const drawable = (text: string) =>
  text
    .replaceAll(/[\u2007\u202F]/g, '\u00A0')
    .replaceAll('\u2011', '-')
    .replaceAll(/\p{Cf}/gu, '')
    .normalize('NFC')

/** The family with the Latin letters beyond Western Europe's. */
export const extended = (family: string): string => `${family} Extended`

/** The family with Vietnamese letters. */
export const vietnamese = 'Bricolage Grotesque Vietnamese'

const grotesque: CSSProperties = {
  fontFamily: `Bricolage Grotesque, ${extended('Bricolage Grotesque')}, ${vietnamese}`,
}

const display: CSSProperties = { ...grotesque, letterSpacing: '-0.02em' }

/** Instrument Sans, unless it lacks letters of a Vietnamese text: two typefaces in a word would be a blemish. */
const plain = (text: string): CSSProperties =>
  /[\u01A0\u01A1\u01AF\u01B0\u1EA0-\u1EF9]/.test(drawable(text)) ? grotesque : {}

/** The parcel of `scripts/vite/icon-sprite.ts`. */
const parcel = (
  <svg width={48} height={48} viewBox="0 0 32 32">
    <path fill="#c99a5b" d="M3 10 16 4l13 6v13l-13 6-13-6z" />
    <path fill="#e3bd86" d="m3 10 13 6 13-6-13-6z" />
    <path fill="#a97c42" d="M16 16v13L3 23V10z" />
    <path fill="#ffcf33" d="m8.2 7.6 13 6v5.6l3-1.4v-5.6L11.2 6.2z" />
  </svg>
)

/** What a product's card says besides the product. */
export interface CardSource {
  readonly shop: ShopConfig
  readonly money: MoneyPattern
  readonly texts: MessageRooms['social']
}

const sign = ({ name }: ShopConfig, color: string) => (
  <div style={{ ...row, gap: 12 }}>
    {parcel}
    <div style={{ ...display, fontSize: 30, fontWeight: 800, color }}>{drawable(name)}</div>
  </div>
)

/** A strip of parcel tape along the edge of the image, and three parts one below the other. */
const frame = (background: string, top: ReactNode, middle: ReactNode, bottom: ReactNode) => (
  <div style={{ ...row, alignItems: 'stretch', ...textSize, background }}>
    <div style={{ width: 16, background: light.tape }} />
    <div style={{ ...column, flex: 1, justifyContent: 'space-between', padding: '48px 44px' }}>
      {top}
      {middle}
      {bottom}
    </div>
  </div>
)

const nameStyle: CSSProperties = {
  display: 'block',
  fontWeight: 800,
  lineHeight: 1.1,
  color: light.ink,
  lineClamp: 5,
  overflowWrap: 'anywhere',
}

const titleStyle: CSSProperties = {
  fontSize: 82,
  fontWeight: 800,
  lineHeight: 1.02,
  letterSpacing: '-0.035em',
  color: light.onPanel,
}

const badge: CSSProperties = {
  padding: '6px 18px',
  borderRadius: 999,
  fontSize: 25,
  fontWeight: 700,
  background: light.tape,
  color: light.onTape,
}

/** Long names are set smaller; four lines hold the longest existing name. */
const nameSize = (name: string) => (name.length <= 30 ? 56 : name.length <= 52 ? 47 : 40)

/** A product's name and price. Functions, not components: satori then gets the whole card as plain data. */
export function productCard(product: ProductSummary, { shop, money, texts }: CardSource): ReactElement {
  const { name, brand, price, originalPrice } = product
  const saved = saving(product)
  const amount = (minor: number) => drawable(writeMoney(minor, money))
  const words = (
    <div style={{ ...column, gap: 12 }}>
      <div style={{ ...plain(brand ?? ''), fontSize: 27, fontWeight: 600, color: light.inkSoft }}>
        {brand && drawable(brand)}
      </div>
      <div style={{ ...display, ...nameStyle, fontSize: nameSize(name) }}>{drawable(name)}</div>
    </div>
  )
  const amounts = (
    <div style={{ ...column, gap: 14 }}>
      {saved !== null && (
        <div style={row}>
          <div style={badge}>{texts.save({ amount: amount(saved) })}</div>
        </div>
      )}
      <div style={{ ...row, alignItems: 'baseline', gap: 18 }}>
        <div style={{ ...display, fontSize: 66, fontWeight: 800, color: light.accent }}>{amount(price)}</div>
        {originalPrice !== null && (
          <div style={{ fontSize: 32, color: light.inkFaint, textDecoration: 'line-through' }}>
            {amount(originalPrice)}
          </div>
        )}
      </div>
    </div>
  )
  return frame(light.paper, sign(shop, light.accent), words, amounts)
}

/** The card of the shop as a whole. */
export const shopCard = (shop: ShopConfig): ReactElement =>
  frame(
    light.panel,
    sign(shop, light.onPanel),
    <div style={{ ...display, ...titleStyle }}>{drawable(shop.hero.title)}</div>,
    <div style={{ ...plain(shop.hero.lead), fontSize: 29, lineHeight: 1.4, color: light.onPanelSoft }}>
      {drawable(shop.hero.lead)}
    </div>,
  )
