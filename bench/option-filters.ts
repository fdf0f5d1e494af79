import { emptyColumns } from '#catalogue/engine/columns.ts'
import { createVariantColumns } from '#catalogue/engine/variant-columns.ts'
import { createVariantPass } from '#catalogue/engine/variant-pass.ts'
import type { OptionFilter } from '#catalogue/settings/option-filter.ts'
import { writeVariantGroups } from '#catalogue/variants/variant-groups.ts'
import { readFlags } from './flags.ts'
import { readMachine } from './machine.ts'
import { summarize } from './statistics.ts'

/** One of the two workers of a million products. */
const products = 500_000
const groupsEach = 3
const sizes = 8
const colors = 12

const filterOf = (key: string, count: number): OptionFilter => ({
  key,
  name: key,
  values: Array.from({ length: count }, (_, at) => ({ key: `${key}-${at}`, name: `${at}` })),
})
const filters = [filterOf('size', sizes), filterOf('color', colors)]

/** Three groups of variants: each in some sizes and one color, at a price of its own. */
const groupsOf = (product: number) =>
  writeVariantGroups(
    Array.from({ length: groupsEach }, (_, at) => ({
      price: 1000 + ((product * 7 + at * 500) % 9000),
      isOnSale: (product + at) % 4 === 0,
      isSoldOut: (product + at) % 9 === 0,
      values: [
        [product % sizes, ((product + at + 1) % (sizes - 1)) + 1].toSorted((a, b) => a - b),
        [sizes + ((product + at) % colors)],
      ],
    })),
  )

const { runs } = readFlags(process.argv.slice(2), { runs: 20 })
const machine = readMachine()
const created = createVariantColumns(filters)
for (let product = 0; product < products; product += 1) created.add(groupsOf(product))
const variants = created.columns()
const { starts, price, onSale, soldOut, setOf, setStarts, codes } = variants
const bytes = [starts, price, onSale, soldOut, ...setOf, setStarts, codes].reduce(
  (sum, { byteLength }) => sum + byteLength,
  0,
)
const columns = { ...emptyColumns(products, []), variants }
const bounds = Float64Array.of(0, 2500, 5000, 10_000)

/** Milliseconds of processor time, the median: other work on the machine makes it wait. */
function time(options: Readonly<Record<string, readonly string[]>>) {
  const times = Array.from({ length: runs }, () => {
    const before = process.cpuUsage()
    const pass = createVariantPass(columns, { options }, bounds)
    for (let ordinal = 0; ordinal < products; ordinal += 1) pass?.count(ordinal)
    return process.cpuUsage(before).user / 1000
  })
  return summarize(times).median.toFixed(0)
}

console.log(`${machine.processor}, ${machine.cores} cores, load ${machine.load.toFixed(1)}
${2 * products} products with ${groupsEach} groups of variants and ${filters.length} options: ${((2 * bytes) / 1e6).toFixed(0)} MB
facets of half of them, in one thread: ${time({})} ms
with a chosen size: ${time({ size: ['size-1'] })} ms`)
