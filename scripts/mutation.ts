/** The pure parts, in groups that can be run alone: `npm run test:mutation -- cart money`. */
const groups: Readonly<Record<string, readonly string[]>> = {
  cart: ['src/cart/cart.ts', 'src/cart/cart-words.ts', 'src/cart/kept-cart.ts'],
  money: ['src/catalogue/money.ts'],
  addresses: ['src/address/*.ts'],
  search: ['src/catalogue/search.ts', 'src/catalogue/filter-products.ts', 'src/catalogue/question.ts'],
  meeting: ['src/meeting/{meeting,meeting-links,meeting-ics,meeting-slots,meeting-summary,shorten-text}.ts'],
}

/** Hundredths of the mutants that tests have to find, in each group by itself: a good one must not hide a bad one. */
const leastScore = 85

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !(name in groups))
if (unknown !== undefined)
  throw new Error(`There is no group '${unknown}'. The groups are: ${Object.keys(groups).join(', ')}.`)

// Stryker itself refuses an older one; the shop does not.
if (Number(process.versions.node.split('.')[0]) < 22)
  throw new Error('Mutation testing needs Node 22 or newer.')
const { Stryker } = await import('@stryker-mutator/core')

// The same cases for every mutant.
process.env['SEED'] = '1'
for (const name of asked.length > 0 ? asked : Object.keys(groups)) {
  console.log(`Mutating: ${name}`)
  const results = await new Stryker({
    mutate: [...(groups[name] ?? [])],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    coverageAnalysis: 'perTest',
    concurrency: 2,
    tempDirName: '.cache/stryker',
    ignorePatterns: ['dist', '.cache'],
    reporters: ['clear-text'],
    clearTextReporter: {
      allowColor: false,
      logTests: false,
      reportTests: false,
      reportMutants: true,
      reportScoreTable: true,
      allowEmojis: false,
      skipFull: false,
    },
  }).runMutationTest()
  const isFound = (status: string) => status === 'Killed' || status === 'Timeout'
  const counted = results.filter(
    ({ status }) => isFound(status) || status === 'Survived' || status === 'NoCoverage',
  )
  const score = (counted.filter(({ status }) => isFound(status)).length / counted.length) * 100
  console.log(`${name}: ${score.toFixed(1)} % of ${counted.length} mutants found`)
  if (!(score >= leastScore)) process.exitCode = 1
}
