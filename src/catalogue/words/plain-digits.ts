import { plainDigit } from './fold.ts'

/** The text with the digits of any script, and full-width signs (`５０．９９`), as ASCII. */
export const plainDigits = (text: string): string =>
  text.replaceAll(/[\uFF01-\uFFE6]/g, (sign) => sign.normalize('NFKC')).replaceAll(/\p{Nd}/gu, plainDigit)
