const isDigit = (point: number) => /^\p{Nd}$/u.test(String.fromCodePoint(point))

/** Digits of one script follow each other, 0 to 9. */
function valueOf(digit: string): number {
  const point = digit.codePointAt(0) ?? 0
  let zero = point
  while (isDigit(zero - 1)) zero--
  return (point - zero) % 10
}

/** The text with the digits of any script, and full-width signs (`５０．９９`), as ASCII. */
export const plainDigits = (text: string): string =>
  text
    .replaceAll(/[\uFF01-\uFFE6]/g, (sign) => sign.normalize('NFKC'))
    .replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit)))
