import type { ShopMessages } from './read-messages.ts'

export type DocumentLanguage = Pick<ShopMessages, 'language' | 'direction'>

/** The attributes of `<html>`: `lang="en"`; `dir` where the language is written from right to left. */
export const languageAttributes = ({ language, direction }: DocumentLanguage): string =>
  direction === 'ltr' ? `lang="${language}"` : `lang="${language}" dir="${direction}"`
