import { build, createLogger, createServer, type Rolldown } from 'vite'
import { describe, expect, test } from 'vitest'
import { head as demoHead } from '#catalogues/demo/head.ts'
import { cataloguePlugin } from '../../scripts/vite/catalogue-plugin.ts'
import { checkCatalogue } from '../../scripts/catalogue/read-catalogue.ts'
import { goodRecord } from './import/raw-record.ts'

const near = { ...goodRecord, id: 8, name: 'Near Lamp', longDescription: 'Near and long.' }
const far = { ...goodRecord, id: 31, name: 'Far Lamp', longDescription: 'Far and long.' }
const bad = { ...goodRecord, id: 12, name: 'Bad Lamp', price: 'cheap' }
/** Together with the first two a whole group of details. */
const others = [9, 10, 11, ...Array.from({ length: 12 }, (_, at) => 13 + at)].map((id) => ({
  ...goodRecord,
  id,
  longDescription: 'Another one.',
}))
const records = [far, near, bad, goodRecord, null, ...others]
const table = { light: ['desk lamp'], couch: ['sofa'] }
const { sizes: _, ...head } = demoHead
const catalogue = checkCatalogue({ head, records, synonyms: table })

const entry = `
import { products } from 'virtual:catalogue/records'
import { detailGroups } from 'virtual:catalogue/imports'
export const names = products.map(({ name }) => name)
export const load = (group) => detailGroups[group]()
`

async function buildShop(): Promise<Rolldown.OutputChunk[]> {
  const entryPlugin = {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry' ? id : undefined),
    load: (id: string) => (id === 'entry' ? entry : undefined),
  }
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entryPlugin, cataloguePlugin(catalogue)],
    build: {
      write: false,
      modulePreload: false,
      // The workers of a large catalogue need other plugins.
      rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict', external: /open-generated\.ts$/ },
    },
  })
  if (!('output' in result)) throw new Error('One output was expected')
  return result.output.filter((file) => file.type === 'chunk')
}

describe('in a build', () => {
  test('lists are in the entry chunk, details in a chunk for every 17 records, bad records nowhere', async () => {
    const chunks = await buildShop()
    const withText = (text: string) => chunks.filter(({ code }) => code.includes(text))
    const first = chunks.find(({ isEntry }) => isEntry)
    expect(first?.code).toMatch(/Brass Desk Lamp.*Near Lamp.*Far Lamp/s)
    expect(first?.code).not.toContain('long')
    expect(first?.dynamicImports).toHaveLength(2)
    expect(withText('Near and long.')).toEqual(withText('Two joints'))
    expect(withText('Near and long.')).toHaveLength(1)
    expect(withText('Far and long.')).toHaveLength(1)
    expect(withText('Far and long.')).not.toEqual(withText('Near and long.'))
    expect(withText('Bad Lamp')).toEqual([])
  })
})

/** A setting of a shop with these records. */
async function settingOf(name: string, raw: readonly unknown[]): Promise<unknown> {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [cataloguePlugin(checkCatalogue({ head, records: raw }))],
  })
  try {
    return (await server.ssrLoadModule('virtual:catalogue/settings'))[name]
  } finally {
    await server.close()
  }
}

test('the size of the files for offline use grows with the records that the scripts contain', async () => {
  // Words that no compression makes one.
  const words = (id: number) => Array.from({ length: 40 }, (_, at) => (id * at * 2_654_435_761).toString(36))
  const many = Array.from({ length: 1000 }, (_, at) => ({
    ...goodRecord,
    id: at + 1,
    longDescription: words(at + 1).join(' '),
  }))
  expect(await settingOf('offlineMegabytes', [goodRecord])).toBe(0.6)
  expect(await settingOf('offlineMegabytes', many)).toBeGreaterThan(0.6)
})

test('the development server serves the same modules, and names each bad record and row of the synonyms', async () => {
  const warnings: string[] = []
  const server = await createServer({
    configFile: false,
    customLogger: {
      ...createLogger('silent'),
      warnOnce: (message: string) => void warnings.push(message),
    },
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [cataloguePlugin(catalogue)],
  })
  try {
    expect(warnings.filter((line) => line.includes('[catalogue]'))).toEqual([
      '[catalogue] Product 12 (record 3) is left out: price must be a number like 4.5, without quotation marks and currency',
      '[catalogue] A product (record 5) is left out: record must be a record',
      '[catalogue] 2 of 20 records are left out',
      '[catalogue] The synonym “couch” is left out: No product is found by “sofa”',
    ])
    const { products } = await server.ssrLoadModule('virtual:catalogue/records')
    expect(products).toHaveLength(18)
    expect(products).toMatchObject({ 0: { id: 7 }, 1: { id: 8 }, 17: { id: 31 } })
    const { synonyms } = await server.ssrLoadModule('virtual:catalogue/records')
    expect(synonyms).toEqual(new Map([['light', ['desk lamp']]]))
    expect(await server.ssrLoadModule('virtual:catalogue/imports')).toHaveProperty('detailGroups.1')
    expect(await server.ssrLoadModule('virtual:catalogue/details-1')).toMatchObject({
      details: { 31: { longDescription: ['Far and long.'] } },
    })
    expect((await server.transformRequest('virtual:catalogue/imports'))?.code).toContain(
      'virtual:catalogue/details-1',
    )
  } finally {
    await server.close()
  }
})
