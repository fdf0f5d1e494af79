import { resolve } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { readCatalogue } from '../../../scripts/catalogue/read-catalogue.ts'
import { shop } from '#shop'
import { loadableOf } from '../../../scripts/catalogue/load.ts'
import { connectOriginsOf } from '../../../scripts/catalogue/shop-checkout.ts'
import { checkServiceUrl, fromService, fromServiceIn } from '../../../scripts/catalogue/service-catalogue.ts'
import { naiveDemo } from '../../catalogue-service/demo-catalogue.ts'
import { fetchOf, serviceWith } from '../../catalogue-service/fake-service.ts'
import { createNaiveBackend } from '../../catalogue-service/naive-backend.ts'

const read = (name: string) => readCatalogue(resolve(import.meta.dirname, '../../../src/catalogues', name))
const url = 'https://catalogue.example'
const answerAll = () => vi.stubGlobal('fetch', fetchOf(serviceWith(createNaiveBackend(naiveDemo(1000)))))

describe('the catalogue of a shop on a service', () => {
  test('has the head of its folder, and the first products of the service', async () => {
    answerAll()
    const catalogue = await fromService(await read('demo'), { kind: 'http', url, prerendered: 45 })
    expect(catalogue.products.map(({ id }) => id)).toEqual(Array.from({ length: 45 }, (_, at) => at + 1))
    expect(catalogue).toMatchObject({
      generated: null,
      serviceUrl: url,
      serviceSnapshot: 1,
      head: { ownSize: 45 },
    })
    expect(catalogue.brands).toContain('Fennwick')
  })

  test('has only the orders that the service was loaded with', async () => {
    const backend = createNaiveBackend(naiveDemo(200))
    const view = () => {
      const whole = backend.view()
      return whole && { ...whole, sorts: ['name', 'price-up'] as const }
    }
    vi.stubGlobal('fetch', fetchOf(serviceWith({ ...backend, view })))
    const demo = await read('demo')
    expect(demo.head.sorts).toContain('price-down')
    const { head } = await fromService(demo, { kind: 'http', url, prerendered: 1 })
    expect(head.sorts).toEqual(['price-up'])
  })

  test('has unit prices where a product that the build does not read has an amount', async () => {
    const { head, ...demo } = naiveDemo(100)
    const serve = (hasAmounts: boolean) =>
      vi.stubGlobal(
        'fetch',
        fetchOf(serviceWith(createNaiveBackend({ ...demo, head: { ...head, hasAmounts } }))),
      )
    const folder = await read('demo')
    for (const hasAmounts of [true, false]) {
      serve(hasAmounts)
      const catalogue = await fromService(folder, { kind: 'http', url, prerendered: 1 })
      expect(catalogue.head).toMatchObject({ hasAmounts, hasHosted: true })
    }
  })

  test('follows its first products where a service of an earlier version says nothing of amounts', async () => {
    const { head, ...demo } = naiveDemo(100)
    const { hasAmounts: _, ...earlier } = head
    vi.stubGlobal('fetch', fetchOf(serviceWith(createNaiveBackend({ ...demo, head: earlier }))))
    const catalogue = await fromService(await read('demo'), { kind: 'http', url, prerendered: 1 })
    expect(catalogue.head.hasAmounts).toBe(false)
  })

  test('is refused where the service has other categories', async () => {
    answerAll()
    await expect(fromService(await read('tea'), { kind: 'http', url })).rejects.toThrow('other categories')
  })

  test('is refused with a sentence where the service is away', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('ECONNREFUSED')))
    await expect(fromService(await read('demo'), { kind: 'http', url })).rejects.toThrow(
      'does not answer at https://catalogue.example/v1/catalogue',
    )
  })
})

describe('the catalogue of a shop on services in two languages', () => {
  const urls = { url, languages: { fr: 'https://fr.catalogue.example' } }
  const folder = resolve(import.meta.dirname, '../../../src/catalogues/tea')

  /** A service with the tea in one language at each address. */
  async function answerInBoth(): Promise<void> {
    const catalogues = [await readCatalogue(folder), await readCatalogue(folder, 'fr')]
    const [english, french] = catalogues.map((catalogue) => {
      const { head } = loadableOf('tea', catalogue, null)
      const { products } = catalogue
      const productOf = (id: number) => products.find((product) => product.id === id) ?? null
      return fetchOf(serviceWith(createNaiveBackend({ head, products, productOf })))
    })
    vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
      (address.startsWith(urls.languages.fr) ? french : english)?.(address, init),
    )
  }

  test('has the words of the service in its language', async () => {
    await answerInBoth()
    const inFrench = await readCatalogue(folder, 'fr')
    const { products, serviceUrl } = await fromServiceIn('fr', inFrench, { kind: 'http', ...urls })
    expect(serviceUrl).toBe(urls.languages.fr)
    expect(products.map(({ name }) => name)).toEqual(inFrench.products.map(({ name }) => name))
  })

  test('is refused where the service was loaded in another language', async () => {
    await answerInBoth()
    const source = { kind: 'http', url, languages: { fr: url } } as const
    await expect(fromServiceIn('fr', await readCatalogue(folder, 'fr'), source)).rejects.toThrow(
      'The service has other categories',
    )
  })

  test('is refused without an address in its language', async () => {
    const inFrench = await readCatalogue(folder, 'fr')
    for (const source of [undefined, { kind: 'http', url } as const])
      expect(() => fromServiceIn('fr', inFrench, source)).toThrow('loaded with --language fr')
  })

  test('may be fetched from by all pages', () => {
    expect(
      connectOriginsOf({ ...shop, checkout: { kind: 'notice' } }, [url, urls.languages.fr, null]),
    ).toEqual([url, urls.languages.fr])
  })

  test('and what the owner’s listeners send to', () => {
    const connects = ['https://analytics.example', url]
    expect(connectOriginsOf({ ...shop, checkout: { kind: 'notice' }, connects }, [url])).toEqual([
      url,
      'https://analytics.example',
    ])
  })
})

describe('the address of a service', () => {
  test.each(['https://catalogue.example', 'https://host.example/api', 'http://localhost:4180'])(
    'may be %s',
    (one) => {
      expect(checkServiceUrl(one)).toBe(one)
    },
  )

  test.each([
    'http://catalogue.example',
    'https://catalogue.example/',
    'https://user@catalogue.example',
    'https://catalogue.example?x',
    'javascript:alert(1)',
    'catalogue',
  ])('may not be %s', (one) => {
    expect(() => checkServiceUrl(one)).toThrow('https address')
  })
})
