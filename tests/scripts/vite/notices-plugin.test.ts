import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from 'vite'
import { paths } from '../../../scripts/paths.ts'
import { noticesPlugin } from '../../../scripts/vite/notices-plugin.ts'

let folder: string
let notices: string
beforeAll(async () => {
  folder = await mkdtemp(resolve(tmpdir(), 'notices-'))
  const input = resolve(folder, 'main.js')
  const jotai = resolve(paths.root, 'node_modules/jotai/dist/vanilla.js')
  await writeFile(input, `import { atom } from ${JSON.stringify(jotai)}\nconsole.log(atom(1))\n`)
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [noticesPlugin()],
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
