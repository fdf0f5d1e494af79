import { format } from 'node:util'
import fc from 'fast-check'
import { afterEach } from 'vitest'

fc.configureGlobal({ seed: Number(process.env['SEED']) })

// What the console is told in silence breaks the test that made it speak. A test that expects such words
// mocks the method for itself.
const problems: string[] = []
for (const method of ['error', 'warn'] as const) {
  console[method] = (...words: unknown[]) => {
    problems.push(`console.${method}: ${format(...words)}`)
  }
}

afterEach(() => {
  const told = problems.splice(0)
  if (told.length > 0) throw new Error(told.join('\n'))
})

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  // Nothing is judged by time; code that comes on demand comes late on a busy machine.
  configure({ asyncUtilTimeout: 10_000 })
  afterEach(cleanup)
}
