import { addCounts, nothing, oneFailed, oneSkipped, formatCounts } from './count-tests.ts'
import { type Step, type StepResult, steps } from './test-steps.ts'

/** The named steps and the steps that they need; all steps without a name. */
function chooseSteps(names: readonly string[]): readonly Step[] {
  const unknown = names.find((name) => !steps.some((step) => step.name === name))
  if (unknown !== undefined) {
    throw new Error(
      `There is no step '${unknown}'. The steps are: ${steps.map(({ name }) => name).join(', ')}.`,
    )
  }
  if (names.length === 0) return steps
  const chosen = new Set(names)
  for (const { name, needs } of steps) {
    if (needs !== undefined && chosen.has(name)) chosen.add(needs)
  }
  return steps.filter(({ name }) => chosen.has(name))
}

/** The result of a step, and the seconds that it took. */
async function runStep(step: Step): Promise<StepResult & { readonly seconds: number }> {
  const startedAt = performance.now()
  const result = await step.run().catch((error: unknown) => ({
    isGood: false,
    output: error instanceof Error ? error.message : String(error),
    counts: oneFailed,
  }))
  return { ...result, seconds: (performance.now() - startedAt) / 1000 }
}

const clearLine = '\r\u001b[K'

/** Runs all steps in order, the static ones together, whatever fails, but skips those whose required step failed. */
async function runSteps(chosen: readonly Step[]) {
  const good = new Set<string>()
  const running = new Map(chosen.filter(({ isStatic }) => isStatic).map((step) => [step, runStep(step)]))
  let total = nothing
  for (const step of chosen) {
    if (step.needs !== undefined && !good.has(step.needs)) {
      console.log(`- ${step.name.padEnd(8)} skipped: it needs '${step.needs}'`)
      total = addCounts(total, oneSkipped)
      continue
    }
    if (process.stdout.isTTY) process.stdout.write(`… ${step.name}`)
    const { isGood, output, counts, seconds } = await (running.get(step) ?? runStep(step))
    const isOne = counts.passed + counts.failed + counts.skipped === 1
    const line = `${isGood ? '✓' : '✗'} ${step.name.padEnd(8)} ${seconds.toFixed(1).padStart(5)} s  ${isOne ? '' : formatCounts(counts)}`
    console.log(`${process.stdout.isTTY ? clearLine : ''}${line.trimEnd()}`)
    if (!isGood || step.showsOutput) console.log(output.trimEnd().replaceAll(/^/gm, '  '))
    if (isGood) good.add(step.name)
    total = addCounts(total, counts)
  }
  return total
}

try {
  const total = await runSteps(chooseSteps(process.argv.slice(2)))
  console.log(`\n${formatCounts(total)}`)
  process.exitCode = total.failed > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
