import { isLocale } from '../../src/catalogue/import/clean-head.ts'
import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'
import type { ShopConfig } from '../../src/shop.types.ts'

/** A language that a shop is built in. */
export interface ShopLanguage {
  /** BCP 47, as the owner writes it. */
  readonly tag: string
  /** Its folder below the shop's base, `de/`; empty for the main language. */
  readonly folder: string
}

/** A language as the others name and offer it. */
export interface LanguageWords extends ShopLanguage {
  /** In its own words: `Deutsch`. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
  /** Paths of the owner's pages that another language has, and this one does not. */
  readonly missingPages: readonly string[]
  /** A sentence that offers it. */
  readonly offer: string
  /** The word that closes the offer. */
  readonly close: string
}

/** It becomes a folder: canonical, so that no two tags are one folder on a disk that ignores case. */
export const isLanguageTag = (tag: string): boolean =>
  isLocale(tag) && Intl.getCanonicalLocales(tag)[0] === tag

const plain = (tag: string) => new Intl.Locale(tag).language

/**
 * The languages of a shop, the main one first; empty for a shop of one. SHOP_LANGUAGES, `en,de`, overrides those of the
 * configuration, and SHOP_LANGUAGE makes it one. Throws `ConfigurationError` where they do not suit the catalogue.
 */
export function languagesOf(
  { languages }: Pick<ShopConfig, 'languages'>,
  locale: string,
  { SHOP_LANGUAGE: only, SHOP_LANGUAGES: given }: NodeJS.ProcessEnv = process.env,
): readonly ShopLanguage[] {
  const tags = given?.split(',') ?? languages ?? []
  const [main] = tags
  const wrong = tags.find((tag, at) => !isLanguageTag(tag) || tags.indexOf(tag) !== at)
  if (wrong !== undefined)
    throw new ConfigurationError(
      `SHOP_LANGUAGES must be different BCP 47 tags as in en,de; “${wrong}” is none, or is there twice.`,
    )
  if (main === undefined) return []
  if (plain(main) !== plain(locale))
    throw new ConfigurationError(
      `The first of \`languages\` must be the catalogue's own: its locale is ${locale}, and the language ${main}.`,
    )
  if (only || tags.length === 1) return []
  return tags.map((tag, at) => ({ tag, folder: at === 0 ? '' : `${tag}/` }))
}
