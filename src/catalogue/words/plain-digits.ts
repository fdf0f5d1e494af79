const isDigit = (point: number) => /^\p{Nd}$/u.test(String.fromCodePoint(point))

const known = new Map<string, string>()

/** The ASCII digit for one of any script, whose digits follow each other, 0 to 9. */
export function plainDigit(digit: string): string {
  let plain = known.get(digit)
  if (plain === undefined) {
    const point = digit.codePointAt(0) ?? 0
    let zero = point
    while (isDigit(zero - 1)) zero--
    plain = String((point - zero) % 10)
    known.set(digit, plain)
  }
  return plain
}

/** The text with the digits of any script, and full-width signs (`５０．９９`), as ASCII. */
export const plainDigits = (text: string): string =>
  text.replaceAll(/[\uFF01-\uFFE6]/g, (sign) => sign.normalize('NFKC')).replaceAll(/\p{Nd}/gu, plainDigit)
