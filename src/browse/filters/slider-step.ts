import { minorUnits } from '#catalogue/money/major-units.ts'
import type { MinorUnits } from '#catalogue/product.ts'

/** 1, 2 and 5 times a power of ten, the most up to `amount`; at least a minor unit. */
function niceUpTo(amount: number): MinorUnits {
  const whole = Math.max(Math.floor(amount), 1)
  const power = 10 ** (String(whole).length - 1)
  return ([5, 2].find((factor) => factor * power <= whole) ?? 1) * power
}

/**
 * How far an arrow key moves a thumb between these prices: a major unit, less where that is more than a tenth of the way,
 * and more where the way has thousands of them, as in yen.
 */
export function sliderStep([least, most]: readonly [MinorUnits, MinorUnits]): MinorUnits {
  const way = most - least
  return Math.max(niceUpTo(way / 1000), Math.min(minorUnits, niceUpTo(way / 10)))
}
