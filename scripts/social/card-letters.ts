import type { CSSProperties } from 'react'

/**
 * The text with the fonts' own spaces and hyphens, and without characters that are not visible: prices contain them in
 * many languages.
 */
export const drawable = (text: string) =>
  text
    .replaceAll(/[\u2007\u202F]/g, '\u00A0')
    .replaceAll('\u2011', '-')
    .replaceAll(/\p{Cf}/gu, '')
    .normalize('NFC')

/** The family with the Latin letters beyond Western Europe's. */
export const extended = (family: string): string => `${family} Extended`

/** The family with Vietnamese letters. */
export const vietnamese = 'Bricolage Grotesque Vietnamese'

export const grotesque: CSSProperties = {
  fontFamily: `Bricolage Grotesque, ${extended('Bricolage Grotesque')}, ${vietnamese}`,
}

/** Instrument Sans, unless it lacks letters of a Vietnamese text: two typefaces in a word would be a blemish. */
export const plain = (text: string): CSSProperties =>
  /[\u01A0\u01A1\u01AF\u01B0\u1EA0-\u1EF9]/.test(drawable(text)) ? grotesque : {}

/** Of headings. */
export const spacing = (text: string) =>
  // Letters that are joined, or as wide as high, have no space to lose.
  /[\p{Script=Arabic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? {}
    : { letterSpacing: '-0.02em' }
