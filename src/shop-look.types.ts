/*
 * The shape of a shop's look, the `shop.look.ts` of its folder. `scripts/look/check-look.ts` checks it.
 */

/** Colours by role, each as CSS writes it: '#0b5d4a' or 'oklch(0.4 0.1 165)'. The build makes all others from them. */
export interface LookColors {
  /** Buttons, links and prices. */
  readonly accent: string
  /** White or black where it is missing, as the next ones beginning with `on`. */
  readonly onAccent?: string
  /** Behind the pages. */
  readonly paper?: string
  /** Text. */
  readonly ink?: string
  /** The home page's first section, and the footer. */
  readonly panel?: string
  readonly onPanel?: string
  /** Badges, and figures on `panel`. */
  readonly highlight?: string
  readonly onHighlight?: string
}

/**
 * An installed font package (`@fontsource-variable/jost`, `@fontsource/lora`), files in the shop's folder by their
 * weight (`{ '400': 'fonts/lora.woff2', '600 800': 'fonts/lora-bold.woff2' }`), or the system's own.
 */
export type LookFont =
  | { readonly package: string }
  | { readonly family: string; readonly files: Readonly<Record<string, string>> }
  | { readonly system: 'sans-serif' | 'serif' | 'monospace' }

/** How a shop looks, in its `shop.look.ts`. What is missing looks as in the demonstration. */
export interface ShopLook {
  readonly colors?: { readonly light: LookColors; readonly dark: LookColors }
  readonly fonts?: {
    readonly text: LookFont
    /** As `text` where it is missing. */
    readonly headings?: LookFont
    /** 400 to 900; 800 where it is missing. */
    readonly headingWeight?: number
    /** Packages that only share cards need, for letters that the others lack: `@fontsource-variable/noto-sans-jp`. */
    readonly cards?: readonly string[]
  }
  /** `round` where it is missing. */
  readonly corners?: 'round' | 'square'
  /** Behind products' pictures: a soft colour each, white, or the page. `tint` where it is missing. */
  readonly backdrop?: 'tint' | 'white' | 'none'
  /** Pictures that are not square fill their place, or are wholly in it. `crop` where it is missing. */
  readonly fit?: 'crop' | 'contain'
  /** Whether pictures in lists have the price on them, beside the one in the text. True where it is missing. */
  readonly priceBadges?: boolean
  /** Where `logo.svg` or `logo.png` stands in the header: for one with the shop's name in it `instead-of-name`. */
  readonly logo?: 'beside-name' | 'instead-of-name'
}
