import type { ChoiceSummary } from '../product.ts'

/** What there is to choose as a text, `4+Color`: the values of the first option, `+` for several prices, its name. */
export const writeChoiceSummary = ({ option, count, hasPrices }: ChoiceSummary) =>
  `${count}${hasPrices ? '+' : ' '}${option}`

/** The inverse; undefined for an empty text. */
export function readChoiceSummary(text: string): ChoiceSummary | undefined {
  const [, count, prices, option] = /^(\d+)([+ ])(.*)$/s.exec(text) ?? []
  return option === undefined
    ? undefined
    : { option, count: Number(count), ...(prices === '+' && { hasPrices: true }) }
}
