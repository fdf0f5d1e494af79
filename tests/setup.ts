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
  const { cleanup } = await import('@testing-library/react')
  afterEach(cleanup)
}
