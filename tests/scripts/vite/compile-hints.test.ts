import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { compileHints } from '../../../scripts/vite/compile-hints.ts'

const modules = new Map([
  ['hinted.js', "import('/later.js')"],
  ['plain.js', 'console.log(1)'],
  ['later.js', "import '/later.css'; console.log(2)"],
  ['later.css', 'p { color: red }'],
])

const nameOf = (id: string) => id.split('/').at(-1) ?? ''

const inMemory: Rolldown.Plugin = {
  name: 'in-memory',
  resolveId: (id) => (modules.has(nameOf(id)) ? `/${nameOf(id)}` : null),
  load: (id) => modules.get(nameOf(id)) ?? null,
}

async function firstLines(): Promise<Map<string, string>> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [inMemory, compileHints(['hinted'])],
    build: { write: false, rolldownOptions: { input: ['hinted.js', 'plain.js'] } },
  })
  if (!('output' in built)) throw new Error('One build has one output.')
  const chunks = built.output.filter((file) => file.type === 'chunk')
  // Vite inserts this line, which the hint must precede.
  expect(chunks.find(({ name }) => name === 'hinted')?.code).toContain('__vite__mapDeps')
  return new Map(chunks.map(({ name, code }) => [name, code.split('\n')[0] ?? '']))
}

test('the hint is the first line of the named chunks, before the line that Vite inserts, and of no other', async () => {
  const lines = await firstLines()
  expect([...lines.keys()].toSorted()).toEqual(['hinted', 'later', 'plain'])
  expect(lines.get('hinted')).toBe('//# allFunctionsCalledOnLoad')
  for (const name of ['plain', 'later']) expect(lines.get(name)).not.toContain('allFunctionsCalledOnLoad')
})
