import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build, createLogger } from 'vite'
import { typefaces } from '../../../scripts/fonts/font-sources.ts'
import { paths } from '../../../scripts/paths.ts'
import { licencesPlugin } from '../../../scripts/vite/licences-plugin.ts'

let folder: string
let notices: string
const warnings: string[] = []
beforeAll(async () => {
  folder = await mkdtemp(resolve(tmpdir(), 'notices-'))
  const input = resolve(folder, 'main.js')
  const jotai = resolve(paths.root, 'node_modules/jotai/dist/vanilla.js')
  const bare = resolve(folder, 'node_modules/bare')
  await mkdir(bare, { recursive: true })
  await writeFile(
    resolve(bare, 'package.json'),
    JSON.stringify({ name: 'bare', version: '1.2.3', license: 'ISC', main: 'index.js' }),
  )
  await writeFile(resolve(bare, 'index.js'), 'export const one = globalThis.one\n')
  await writeFile(
    input,
    `import { atom } from ${JSON.stringify(jotai)}\nimport { one } from 'bare'\nconsole.log(atom(one))\n`,
  )
  await build({
    configFile: false,
    root: folder,
    customLogger: { ...createLogger('silent'), warn: (text) => warnings.push(text) },
    plugins: [licencesPlugin()],
    build: { outDir: resolve(folder, 'dist'), rolldownOptions: { input } },
  })
  notices = await readFile(resolve(folder, 'dist/third-party-notices.txt'), 'utf8')
})
afterAll(() => rm(folder, { recursive: true }))

test('the notices name a bundled package with its version and the text of its licence', () => {
  expect(notices).toMatch(/^jotai \d+\.\d+\.\d+ \(MIT\)\n\nMIT License/m)
  expect(notices).toContain('Permission is hereby granted')
})

test('the notices name the packages of the service worker, and none that is only installed', () => {
  expect(notices).toMatch(/^workbox-core \d/m)
  expect(notices).not.toMatch(/^(?:vite|vitest|react-window) \d/m)
})

test.each(['idb', 'lucide', ...typefaces.map(({ name }) => `@fontsource-variable/${name}`)])(
  'the notices name %s, which is in the built shop beside the bundle, with its licence',
  (name) => {
    expect(notices).toMatch(new RegExp(String.raw`^${name} \d+\.\d+\.\d+ \([\w.-]+\)\n\n\S`, 'm'))
  },
)

test('a package without a licence file is in the notices, and a warning names it', () => {
  expect(notices).toMatch(/^bare 1\.2\.3 \(ISC\)$/m)
  expect(warnings.join('\n')).toContain(
    'bare 1.2.3 has no licence file: third-party-notices.txt only says “ISC”.',
  )
  expect(warnings).toHaveLength(1)
})
