import { readdir, readFile, rm } from 'node:fs/promises'
import { extname, relative, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { build, mergeConfig, type Plugin } from 'vite'
import { buildSite } from '../../scripts/build.ts'
import type { ShopLayout } from '../../scripts/catalogue/shop-layout.ts'
import { paths } from '../../scripts/paths.ts'

vi.mock(import('vite'), { spy: true })
// Vitest compiles its JSX for development.
vi.mock(import('../../scripts/pages/social-pictures.ts'), () => ({
  writeSocialPictures: () => Promise.resolve({ drawn: 0, warnings: [] }),
}))

const bare: ShopLayout = {
  // With one of the owner's own sections, since these share a module.
  home: [{ kind: 'hero' }, { kind: 'products' }, { kind: 'row', title: 'New', query: 'newest' }],
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
  /^src\/(?:testimonials|contact|meeting|lab)\/|^src\/home\/(?:tiles|text|newsletter)-section|^src\/(?:saved\/(?!saved-mark\.css)|compare\/).*(?:\.tsx|\.css)|newsletter|share-(?:button|saved|cart)|cart-link-(?:question|dialog)|accessibility-page/

/** Words of `src/messages/en.json`, addresses, stored values, icons, styles and files that only a part has. */
const traces = [
  /[`'"]Meetings[`'"]|Book a meeting|MeetingSection|TestimonialsSection/,
  /newsletter/i,
  /Your email address/,
  /Sign In/,
  // Of what needs a script, or a newer browser.
  /[Ss]aving and|call instead/,
  /Copy link|icon-share-2/,
  /saved=true|shop\/saved|[Ss]aved products|saved yet|longer saved|icon-heart|[`'"]Saved[`'"]/,
  /\/compare\b|shop\/compare|\bCompare\b|icon-scale/,
  /\/accessibility\b|Accessibility/,
  /\b[Rr]ated \W|[`'"](?:Best rated|Most reviewed|Rating)[`'"]|sorted by r|reviews stand/,
  /[`'"]numbers[`'"]/,
  /Live figures|lab-panel|size-notice/,
]

// Below the root: pages import packages.
const folder = resolve(paths.cache, 'parts-off')
const dist = resolve(folder, 'dist')

/** Modules of the shop's scripts that are more than a part's empty replacement, relative to the root. */
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

beforeAll(async () => {
  vi.stubEnv('SHOP', 'tea')
  // One of its languages: the other has the same modules.
  vi.stubEnv('SHOP_LANGUAGE', 'en')
  vi.stubEnv('VITEST', undefined)
  // A build sets it.
  vi.stubEnv('NODE_ENV', 'test')
  vi.spyOn(console, 'log').mockReturnValue()
  // Its products link to the section for contact, which is off.
  vi.spyOn(console, 'warn').mockReturnValue()
  const actual = await vi.importActual<typeof import('vite')>('vite')
  vi.mocked(build).mockImplementation((config = {}) =>
    actual.build(config.build?.ssr ? config : mergeConfig(config, { plugins: [collect] })),
  )
  await buildSite({
    mode: 'production',
    dist,
    manifest: resolve(folder, 'manifest.json'),
    hosting: resolve(folder, 'hosting'),
    siteFacts: resolve(folder, 'site.json'),
    isDraft: true,
    layout: bare,
  })
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

it('a shop with all parts off bundles no component and no style of them', () => {
  const named = [...modules]
  expect(named).toContain('src/home/hero.tsx')
  expect(named.filter((id) => ofParts.test(id))).toEqual([])
})

it('its pages, scripts and styles contain no word of them', async () => {
  const files = (await readdir(dist, { recursive: true })).filter((file) =>
    ['.html', '.htm', '.js', '.css', '.webmanifest', '.xml'].includes(extname(file)),
  )
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(resolve(dist, file), 'utf8')
      return traces.flatMap((trace) => trace.exec(text) ?? []).map((word) => `${file}: ${word}`)
    }),
  )
  expect(files).toContain('index.html')
  expect(found.flat()).toEqual([])
})

it('its styles name no class that no page and no script has', async () => {
  const files = await readdir(dist, { recursive: true })
  const read = async (types: readonly string[]) => {
    const chosen = files.filter((file) => types.includes(extname(file)))
    return (await Promise.all(chosen.map((file) => readFile(resolve(dist, file), 'utf8')))).join('\n')
  }
  const styles = (await read(['.css'])).replaceAll(/url\([^)]*\)|"[^"]*"/g, '')
  const words = new Set((await read(['.js', '.html', '.htm'])).match(/[\w-]+/g))
  const classes = new Set([...styles.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name))
  expect(classes.size).toBeGreaterThan(100)
  expect([...classes].filter((name) => !words.has(name))).toEqual([])
})
