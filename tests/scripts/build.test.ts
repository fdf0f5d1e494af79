import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { build, type InlineConfig } from 'vite'
import { buildSite } from '../../scripts/build.ts'
import { ConfigurationError } from '#catalogue/import/configuration-error.ts'
import { warningsOf } from '../../scripts/build-report.ts'
import { compressFolder } from '../../scripts/release/compress.ts'
import { writeHostingFiles } from '../../scripts/serve/hosting-files.ts'
import { findInlineStyles, hashInline } from '../../scripts/pages/inline-scripts.ts'
import { readShopSources } from '../../scripts/shop-source.ts'
import { type RunningServer, startServer } from '../../scripts/serve/serve.ts'
import { writeSbom } from '../../scripts/release/sbom.ts'
import { buildServiceWorker } from '../../scripts/release/service-worker.ts'
import { writeSiteTexts } from '../../scripts/pages/site-texts.ts'
import { writeSocialPictures } from '../../scripts/pages/social-pictures.ts'
import { hostedCardWarnings } from '../../scripts/pages/hosted-cards.ts'
import { misnamedPictures } from '../../scripts/catalogue/own-pictures.ts'
import { hiddenWarnings } from '../../scripts/pages/copy-public.ts'
import { writePages } from '../../scripts/pages/write-pages.ts'
import { sendRaw } from './raw-response.ts'
import { writeFiles, writeSmallSite } from './small-site.ts'

vi.mock(import('node:fs/promises'), { spy: true })
vi.mock(import('vite'), { spy: true })
vi.mock(import('../../scripts/build-report.ts'), { spy: true })
vi.mock(import('../../scripts/shop-source.ts'), { spy: true })
vi.mock(import('../../scripts/release/compress.ts'), { spy: true })
vi.mock(import('../../scripts/serve/hosting-files.ts'), { spy: true })
vi.mock(import('../../scripts/release/sbom.ts'), { spy: true })
vi.mock(import('../../scripts/release/service-worker.ts'), { spy: true })
vi.mock(import('../../scripts/pages/site-texts.ts'), { spy: true })
vi.mock(import('../../scripts/pages/social-pictures.ts'), { spy: true })
vi.mock(import('../../scripts/pages/write-pages.ts'), { spy: true })
vi.mock(import('../../scripts/pages/hosted-cards.ts'), { spy: true })
vi.mock(import('../../scripts/pages/copy-public.ts'), { spy: true })
vi.mock(import('../../scripts/catalogue/own-pictures.ts'), { spy: true })

const actual = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises')
const actualSource = await vi.importActual<typeof import('../../scripts/shop-source.ts')>(
  '../../scripts/shop-source.ts',
)

/** Read once: all versions have the owner's files in common. */
let sources: ReturnType<typeof readShopSources> | undefined

/** Simulates an owner's edit: each version has a style, a script and a page of its own. */
let version: string

const template = '<html lang="en"><script>1</script></html>'
const page = () =>
  `<title>${version}</title><style>.${version} {}</style><script src="/assets/${version}.js"></script>`

/** A fake Vite, since the real one takes half a minute. */
async function bundleVersion(config: InlineConfig = {}) {
  const { outDir = '', ssr } = config.build ?? {}
  const files = {
    'src/app/index.html': template,
    '.vite/manifest.json': '{}',
    [`assets/${version}.js`]: version,
    [`catalogue/${version}/index.json`]: version,
  }
  await writeFiles(outDir, ssr ? { 'write-part.js': '' } : files)
  return []
}

let site: Awaited<ReturnType<typeof writeSmallSite>>
let server: RunningServer
let client: ReturnType<typeof visitAgainAndAgain>

const path = (name: string) => resolve(site.folder, name)

const buildVersion = async (name: string, isStrict = false) => {
  version = name
  // The edit is none of a real file, and a build without edits keeps its bundles.
  await rm(path('bundles'), { recursive: true, force: true })
  return buildSite({
    mode: 'production',
    isStrict,
    dist: path('dist'),
    manifest: path('manifest.json'),
    hosting: path('hosting'),
    siteFacts: path('site.json'),
  })
}

/** Replaces what takes long, or reads the demo's images for each build. Vitest restores it before each test. */
function fakeSteps(): void {
  // A catalogue without files of its own: the demo's images would be copied for each build.
  vi.stubEnv('SHOP', 'empty')
  // A build sets it.
  vi.stubEnv('NODE_ENV', 'test')
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.mocked(rename).mockImplementation(actual.rename)
  vi.mocked(readShopSources).mockImplementation(
    (...options) => (sources ??= actualSource.readShopSources(...options)),
  )
  vi.mocked(build).mockImplementation(bundleVersion)
  vi.mocked(writePages).mockImplementation(async ({ dist }) => {
    await writeFiles(dist, { 'index.html': page(), '404.html': page() })
    return {
      files: [resolve(dist, 'index.html')],
      styleHashes: findInlineStyles(page()).map(hashInline),
    }
  })
  vi.mocked(buildServiceWorker).mockResolvedValue(() => Promise.resolve())
  vi.mocked(writeSocialPictures).mockResolvedValue({ drawn: 0, warnings: [] })
  vi.mocked(writeSbom).mockResolvedValue()
}

afterAll(() => {
  vi.unstubAllEnvs()
})

/** Builds and serves two versions, one after the other, with a visitor who reloads continuously. */
async function openSite(): Promise<void> {
  fakeSteps()
  site = await writeSmallSite()
  await buildVersion('first')
  await buildVersion('second')
  server = await startServer({ port: 0, dist: path('dist'), siteFacts: path('site.json') })
  client = visitAgainAndAgain()
}

async function closeSite(): Promise<void> {
  await client.leave()
  await server.close()
  await rm(site.folder, { recursive: true })
}

const request = (address: string) => sendRaw(server.port, `GET ${address} HTTP/1.1`)

/** Faults of one visit: of a page, of the style that its policy must allow, and of the script that it names. */
async function visit(): Promise<string[]> {
  const { status, headers, body } = await request('/')
  const [, shown = ''] = /<title>(.*)<\/title>/.exec(body) ?? []
  const script = await request(`/assets/${shown}.js`)
  const policy = headers['content-security-policy'] ?? ''
  const refused = findInlineStyles(body).filter((style) => !policy.includes(hashInline(style)))
  return [
    ...(status === 200 ? [] : [`/ is ${status}`]),
    ...(refused.length === 0 ? [] : [`the policy refuses the style of ${shown}`]),
    ...(script.status === 200 && script.body === shown ? [] : [`the script of ${shown} is ${script.status}`]),
  ]
}

/** A visitor who reloads again and again, and leaves the build time to work. */
function visitAgainAndAgain() {
  const leaving = new AbortController()
  const problems: string[] = []
  const visits = (async () => {
    while (!leaving.signal.aborted) {
      problems.push(...(await visit()))
      await setTimeout(10)
    }
  })()
  return {
    problems,
    async leave() {
      leaving.abort()
      await visits
    },
  }
}

/** All files that a build leaves behind, as text by name. */
async function readAll(): Promise<Record<string, string>> {
  const entries = await readdir(site.folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => resolve(entry.parentPath, entry.name))
  // The caches of compressed files and bundles are named by content, and may grow.
  const isCached = (file: string) => ['compressed', 'bundles'].some((name) => file.startsWith(path(name)))
  const left = files.filter((file) => !isCached(file)).toSorted()
  const texts: Record<string, string> = {}
  for (const file of left) texts[file] = await readFile(file, 'utf8')
  return texts
}

const failure = new Error('injected')

const steps: readonly [string, () => void][] = [
  ['bundling', () => vi.mocked(build).mockRejectedValueOnce(failure)],
  [
    'bundling the prerenderer',
    () => vi.mocked(build).mockImplementationOnce(bundleVersion).mockRejectedValueOnce(failure),
  ],
  ['drawing pages', () => vi.mocked(writePages).mockRejectedValueOnce(failure)],
  ['writing texts', () => vi.mocked(writeSiteTexts).mockRejectedValueOnce(failure)],
  ['building the service worker', () => vi.mocked(buildServiceWorker).mockRejectedValueOnce(failure)],
  ['compressing', () => vi.mocked(compressFolder).mockRejectedValueOnce(failure)],
  ['drawing share cards', () => vi.mocked(writeSocialPictures).mockRejectedValueOnce(failure)],
  ['writing files for hosts', () => vi.mocked(writeHostingFiles).mockRejectedValueOnce(failure)],
]

/** Lets the first rename from or to the given folder or file fail. */
function failToRename(name: string): void {
  let isDue = true
  vi.mocked(rename).mockImplementation(async (from, to) => {
    if (isDue && [from, to].some((one) => String(one).endsWith(name))) {
      isDue = false
      throw failure
    }
    return actual.rename(from, to)
  })
}

describe('a build that fails', () => {
  // One site for all: each of these builds leaves it as it was.
  beforeAll(openSite)
  afterAll(closeSite)
  beforeEach(fakeSteps)

  it.each(steps)('at %s leaves all files as they were', async (_, inject) => {
    const before = await readAll()
    inject()
    await expect(buildVersion('third')).rejects.toBe(failure)
    expect(await readAll()).toEqual(before)
    expect(await visit()).toEqual([])
    expect(client.problems).toEqual([])
  })

  it.each(['site.json', 'previous', 'dist', 'build-*/dist', 'manifest.json', 'hosting'])(
    'at the rename of %s leaves all files as they were',
    async (name) => {
      const before = await readAll()
      failToRename(name.replace('*', String(process.pid)))
      await expect(buildVersion('third')).rejects.toBe(failure)
      expect(await readAll()).toEqual(before)
      expect(await visit()).toEqual([])
      expect(client.problems).toEqual([])
    },
  )

  it.each([
    [
      'a picture at another host',
      () => vi.mocked(hostedCardWarnings).mockReturnValueOnce(['It is hosted.']),
      'It is hosted.',
    ],
    [
      'the name of a picture',
      () => vi.mocked(misnamedPictures).mockResolvedValueOnce(['It is left out.']),
      'It is left out.',
    ],
    [
      'a hidden file',
      () => vi.mocked(hiddenWarnings).mockResolvedValueOnce(['It is hidden.']),
      'It is hidden.',
    ],
    [
      'many of one kind',
      () => vi.mocked(warningsOf).mockReturnValueOnce([{ few: ['1 more'], all: ['The last one.'] }]),
      'The last one.',
    ],
  ])('with --strict at %s bundles nothing', async (_, warn, sentence) => {
    vi.mocked(warningsOf).mockReturnValue([])
    vi.mocked(build).mockClear()
    warn()
    await expect(buildVersion('third', true)).rejects.toThrow(sentence)
    expect(build).not.toHaveBeenCalled()
  })

  it('with --strict at what drawing finds leaves all files as they were, and says what it is', async () => {
    const before = await readAll()
    vi.mocked(warningsOf).mockReturnValue([])
    vi.mocked(writeSocialPictures).mockResolvedValueOnce({ drawn: 1, warnings: ['A card has no text.'] })
    const built = buildVersion('third', true)
    await expect(built).rejects.toBeInstanceOf(ConfigurationError)
    await expect(built).rejects.toThrow('- A card has no text.')
    expect(await readAll()).toEqual(before)
  })

  it('at the rename of hosting has served no page of the new release', async () => {
    vi.mocked(rename).mockClear()
    failToRename('hosting')
    await expect(buildVersion('third')).rejects.toBe(failure)
    expect(vi.mocked(rename).mock.calls.map(([, to]) => String(to))).not.toContain(path('dist'))
  })
})

describe('a build while the shop is served', () => {
  beforeEach(openSite)
  afterEach(closeSite)

  it('replaces one whole release by another', async () => {
    await buildVersion('third')
    expect((await request('/')).body).toContain('<title>third</title>')
    expect(await visit()).toEqual([])
    expect(client.problems).toEqual([])
  })

  it('keeps the parts of the previous release for open pages, and nothing else of it', async () => {
    await buildVersion('third')
    expect((await request('/assets/second.js')).body).toBe('second')
    expect((await request('/assets/first.js')).status).toBe(404)
    expect((await request('/catalogue/second/index.json')).body).toBe('second')
    expect((await request('/products')).status).toBe(404)
    expect(await readdir(path('dist/assets'))).toEqual(['third.js'])
  })

  it('says what the owner can correct and what drawing has found, and is complete', async () => {
    vi.mocked(writeSocialPictures).mockResolvedValueOnce({ drawn: 1, warnings: ['A card has no text.'] })
    await buildVersion('third')
    const lines = vi.mocked(console.warn).mock.calls.flat()
    expect(lines).toContain('[catalogue] The list of records is empty: the shop has no products')
    expect(lines).toContain('[build] A card has no text.')
    expect((await request('/')).body).toContain('<title>third</title>')
  })

  it('names the files of public that it replaces', async () => {
    vi.mocked(writeSiteTexts).mockImplementationOnce((dist) => writeFiles(dist, { 'favicon.ico': '' }))
    await buildVersion('third')
    expect(vi.mocked(console.warn).mock.calls.flat()).toContain(
      '[build] public/favicon.ico is replaced: the build has a file of that name.',
    )
  })

  it('the server uses the previous release while there is no dist', async () => {
    await rename(path('dist'), path('away'))
    expect((await request('/')).body).toContain('<title>first</title>')
    await rename(path('away'), path('dist'))
    expect((await request('/')).body).toContain('<title>second</title>')
  })

  it('has nothing of a killed build that had the same number', async () => {
    await writeFiles(path(`build-${process.pid}`), { 'dist/old.html': '' })
    await buildVersion('third')
    expect(await readdir(path('dist'))).not.toContain('old.html')
  })

  it('deletes the folder of a killed build, and not that of a running one', async () => {
    const killed = 2 ** 22 + 1
    await writeFiles(path(`build-${killed}`), { 'dist/index.html': '' })
    await writeFiles(path(`build-${process.ppid}`), { 'dist/index.html': '' })
    await buildVersion('third')
    expect(await readdir(site.folder)).not.toContain(`build-${killed}`)
    expect(await readdir(site.folder)).toContain(`build-${process.ppid}`)
  })
})
