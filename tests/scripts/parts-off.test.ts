import { readdir, readFile, rm } from 'node:fs/promises'
import { extname, relative, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { build, mergeConfig, type Plugin } from 'vite'
import { buildSite } from '../../scripts/build.ts'
import { readShopSource } from '../../scripts/shop-source.ts'
import type { ShopLayout } from '../../scripts/catalogue/shop-layout.ts'
import { paths } from '../../scripts/paths.ts'
import { createViteConfig } from '../../scripts/vite/vite-config.ts'

// Vitest compiles its JSX for development.
vi.mock(import('../../scripts/pages/social-pictures.ts'), () => ({
  writeSocialPictures: () => Promise.resolve({ drawn: 0, warnings: [] }),
}))

const bare: ShopLayout = {
  home: [{ kind: 'hero' }, { kind: 'products' }],
  parts: {
    saved: false,
    compare: false,
    newsletter: false,
    share: false,
    reviews: false,
    voiceNumbers: false,
    lab: false,
    signIn: false,
    accessibility: false,
  },
}

/** Modules of what is off. The stored lists of ids, which are plain data, and the marks of cards are shared; what renders
 * nothing was put in a component's place. */
const ofParts =
  /^src\/(?:testimonials|contact|meeting|lab)\/|^src\/home\/\w+-section|^src\/(?:saved\/(?!saved-mark\.css)|compare\/).*(?:\.tsx|\.css)|newsletter|share-(?:button|saved|cart)|cart-link-(?:question|dialog)|accessibility-page/

/** Texts of `src/messages/en.json` that only a part has, and paths of pages that are off. */
const traces = [
  'Wholesale meetings',
  'Newsletter',
  'Your email address',
  'Sign In',
  'Copy link',
  'Save {name}',
  '/compare"',
  '/accessibility"',
  'saved=true',
  'Live figures',
  'Show all: ',
]

// Below the root: pages import packages.
const folder = resolve(paths.cache, 'parts-off')
const dist = resolve(folder, 'dist')

beforeAll(async () => {
  vi.stubEnv('SHOP', 'tea')
  vi.stubEnv('VITEST', undefined)
  vi.spyOn(console, 'log').mockReturnValue()
})
afterAll(() => rm(folder, { recursive: true }))

it('a shop with all parts off bundles no component and no style of them', async () => {
  const modules = new Set<string>()
  const collect: Plugin = {
    name: 'collect',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          for (const id of chunk.moduleIds)
            if (!/=> null;?\s*$/.test(this.getModuleInfo(id)?.code ?? ''))
              modules.add(relative(paths.root, id.replace('\0', '')))
    },
  }
  await build(
    mergeConfig(createViteConfig(await readShopSource(bare), 'build'), {
      configFile: false,
      root: paths.root,
      logLevel: 'silent',
      plugins: [collect],
      build: { write: false },
    }),
  )
  const named = [...modules]
  expect(named).toContain('src/home/hero.tsx')
  expect(named.filter((id) => ofParts.test(id))).toEqual([])
})

it('its pages, scripts and styles contain no word of them', async () => {
  await buildSite({
    mode: 'production',
    dist,
    manifest: resolve(folder, 'manifest.json'),
    hosting: resolve(folder, 'hosting'),
    siteFacts: resolve(folder, 'site.json'),
    isDraft: true,
    layout: bare,
  })
  const files = (await readdir(dist, { recursive: true })).filter((file) =>
    ['.html', '.js', '.css', '.webmanifest', '.xml'].includes(extname(file)),
  )
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(resolve(dist, file), 'utf8')
      return traces.filter((trace) => text.includes(trace)).map((trace) => `${file}: ${trace}`)
    }),
  )
  expect(files).toContain('index.html')
  expect(found.flat()).toEqual([])
})
