import { slugOf } from '../slug.ts'

const codesOf = (text: string) => Array.from(text, (sign) => sign.codePointAt(0)?.toString(16)).join('-')

/** The name of a category in the addresses of all languages. A label may have neither letters nor digits. */
export const sharedSlug = (
  { label, slug }: { readonly label: string; readonly slug?: string | undefined },
  /** Of the shop's main language. */
  locale?: string,
): string => slug ?? (slugOf(label, locale) || codesOf(label))
