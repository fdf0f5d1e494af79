import { format } from 'node:util'
import fc from 'fast-check'
import { afterAll, afterEach } from 'vitest'
import { keepDocument } from './shared-document.ts'

fc.configureGlobal({ seed: Number(process.env['SEED']) })

// Console output fails the test that causes it. A test that expects output mocks the method itself.
const problems: string[] = []
for (const method of ['error', 'warn'] as const) {
  console[method] = (...words: unknown[]) => {
    problems.push(`console.${method}: ${format(...words)}`)
  }
}

afterEach(() => {
  const reported = problems.splice(0)
  if (reported.length > 0) throw new Error(reported.join('\n'))
})

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  // Generous: lazily loaded code is late on a busy machine, and no test measures time.
  configure({ asyncUtilTimeout: 60_000 })
  afterEach(cleanup)
  afterAll(keepDocument())
}
