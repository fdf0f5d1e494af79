import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { saving } from '#catalogue/money/discount.ts'
import type { MoneyPattern } from '#catalogue/money/money-pattern.ts'
import { writeMoney } from '#catalogue/money/write-money.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import type { ShopConfig } from '#shop.types.ts'
import { light } from '#theme/tokens.ts'
import type { Palette } from '../look/palette.ts'
import { drawable, grotesque, plain, spacing } from './card-letters.ts'

/** Px beside the image, which is a square as high as the card. */
export const textSize = { width: 570, height: 630 } as const

const column: CSSProperties = { display: 'flex', flexDirection: 'column' }
const row: CSSProperties = { display: 'flex', alignItems: 'center' }

/** The parcel of `scripts/vite/icon-sprite.ts`. */
const parcel = (
  <svg width={48} height={48} viewBox="0 0 32 32">
    <path fill="#c99a5b" d="M3 10 16 4l13 6v13l-13 6-13-6z" />
    <path fill="#e3bd86" d="m3 10 13 6 13-6-13-6z" />
    <path fill="#a97c42" d="M16 16v13L3 23V10z" />
    <path fill="#ffcf33" d="m8.2 7.6 13 6v5.6l3-1.4v-5.6L11.2 6.2z" />
  </svg>
)

/** How cards look. */
export interface CardLook {
  readonly colors: Palette
  /** Of headings. */
  readonly display: CSSProperties
  /** Of other texts. */
  readonly plain: (text: string) => CSSProperties
  readonly headingWeight: number
  readonly direction: 'ltr' | 'rtl'
  /** On `paper` and on `panel`, 48 px high where it is beside the name. */
  readonly logo: {
    readonly onPaper: LogoPicture
    readonly onPanel: LogoPicture
    readonly hasName: boolean
  } | null
}

interface LogoPicture {
  /** A PNG as a data address. */
  readonly source: string
  /** Its width divided by its height. */
  readonly ratio: number
}

/** The demonstration's. */
export const usualCardLook: CardLook = {
  colors: light,
  display: grotesque,
  plain,
  headingWeight: 800,
  direction: 'ltr',
  logo: null,
}

/** What a product's card says besides the product. */
export interface CardSource {
  readonly shop: ShopConfig
  readonly look?: CardLook | undefined
  readonly money: MoneyPattern
  readonly texts: MessageRooms['social']
}

const heading = ({ display, headingWeight }: CardLook, text: string): CSSProperties => ({
  ...display,
  ...spacing(text),
  fontWeight: headingWeight,
})

/** The logo and the name, in the header's order. */
function sign({ name }: ShopConfig, look: CardLook, ground: 'paper' | 'panel'): ReactElement {
  const { logo, colors } = look
  const picture = logo?.[ground === 'paper' ? 'onPaper' : 'onPanel']
  return (
    <div style={{ ...row, gap: 12 }}>
      {picture ? (
        <img alt="" src={picture.source} width={Math.round(48 * picture.ratio)} height={48} />
      ) : (
        parcel
      )}
      {!logo?.hasName && (
        <div
          style={{
            ...heading(look, name),
            fontSize: 30,
            color: ground === 'paper' ? colors.accent : colors.onPanel,
          }}
        >
          {drawable(name)}
        </div>
      )}
    </div>
  )
}

const parts: CSSProperties = {
  ...column,
  flex: 1,
  minWidth: 0,
  justifyContent: 'space-between',
  padding: '48px 44px',
}

/** A strip of parcel tape along the edge of the image, and three parts one below the other. */
const frame = (
  { colors, direction }: CardLook,
  ground: 'paper' | 'panel',
  { top, middle, bottom }: Readonly<Record<'top' | 'middle' | 'bottom', ReactNode>>,
) => (
  <div style={{ ...row, alignItems: 'stretch', ...textSize, background: colors[ground] }}>
    <div style={{ width: 16, background: colors.tape }} />
    <div style={{ ...parts, direction }}>
      {top}
      {middle}
      {bottom}
    </div>
  </div>
)

const nameStyle: CSSProperties = {
  display: 'block',
  lineHeight: 1.1,
  lineClamp: 5,
  overflowWrap: 'anywhere',
}

const titleStyle: CSSProperties = { fontSize: 82, lineHeight: 1.02 }

const badge: CSSProperties = {
  padding: '6px 18px',
  borderRadius: 999,
  fontSize: 25,
  fontWeight: 700,
}

/** Long names are set smaller; four lines hold the longest existing name. */
const nameSize = (name: string) => (name.length <= 30 ? 56 : name.length <= 52 ? 47 : 40)

const prices: CSSProperties = {
  ...row,
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 18,
  whiteSpace: 'nowrap',
}

/** One line holds twelve characters, `120,000 TND`; longer prices are set smaller. */
const priceSize = (price: string) => Math.min(66, Math.floor(790 / price.length))

/** A product's name and price. Functions, not components: satori then gets the whole card as plain data. */
export function productCard(
  product: ProductSummary,
  { shop, look = usualCardLook, money, texts }: CardSource,
): ReactElement {
  const { colors, plain: plainOf } = look
  const { name, brand, price, originalPrice } = product
  const saved = saving(product)
  // satori draws no space of a word from right to left that has digits and letters.
  const amount = (minor: number) => drawable(writeMoney(minor, money)).replaceAll('\u00A0', ' ')
  const words = (
    <div style={{ ...column, gap: 12 }}>
      <div style={{ ...plainOf(brand ?? ''), fontSize: 27, fontWeight: 600, color: colors.inkSoft }}>
        {brand && drawable(brand)}
      </div>
      <div style={{ ...heading(look, name), ...nameStyle, color: colors.ink, fontSize: nameSize(name) }}>
        {drawable(name)}
      </div>
    </div>
  )
  const amounts = (
    <div style={{ ...column, gap: 14 }}>
      {saved !== null && (
        <div style={row}>
          <div style={{ ...badge, background: colors.tape, color: colors.onTape }}>
            {texts.save({ amount: amount(saved) })}
          </div>
        </div>
      )}
      <div style={prices}>
        <div
          style={{
            ...heading(look, amount(price)),
            fontSize: priceSize(amount(price)),
            color: colors.accent,
          }}
        >
          {amount(price)}
        </div>
        {originalPrice !== null && (
          <div style={{ fontSize: 32, color: colors.inkFaint, textDecoration: 'line-through' }}>
            {amount(originalPrice)}
          </div>
        )}
      </div>
    </div>
  )
  return frame(look, 'paper', { top: sign(shop, look, 'paper'), middle: words, bottom: amounts })
}

/** The card of the shop as a whole. */
export const shopCard = (shop: ShopConfig, look = usualCardLook): ReactElement => {
  const { title, lead } = shop.hero
  const words = heading(look, title)
  const sentence = (
    <div
      style={{
        ...words,
        ...titleStyle,
        ...(words.letterSpacing === undefined ? {} : { letterSpacing: '-0.035em' }),
        color: look.colors.onPanel,
      }}
    >
      {drawable(title)}
    </div>
  )
  const more = (
    <div style={{ ...look.plain(lead), fontSize: 29, lineHeight: 1.4, color: look.colors.onPanelSoft }}>
      {drawable(lead)}
    </div>
  )
  return frame(look, 'panel', { top: sign(shop, look, 'panel'), middle: sentence, bottom: more })
}

/** In place of a text with letters that no font of the cards has. */
export function logoCard({ logo, colors }: CardLook): ReactElement {
  const picture = logo?.onPanel
  const width = Math.min(400, 220 * (picture?.ratio ?? 1))
  return (
    <div style={{ ...row, justifyContent: 'center', ...textSize, background: colors.panel }}>
      {picture ? (
        <img alt="" src={picture.source} width={width} height={width / picture.ratio} />
      ) : (
        <div style={{ display: 'flex', transform: 'scale(4.6)' }}>{parcel}</div>
      )}
    </div>
  )
}
