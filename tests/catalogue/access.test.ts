import { describe, expect, test, vi } from 'vitest'
import { createCatalogueAccess } from '#catalogue/access.ts'
import { embeddedSource } from '#catalogue/embedded-source.ts'
import type { Question } from '#catalogue/source.ts'

const ask = (question: Partial<Question> = {}): Question => ({
  category: 'All',
  search: '',
  size: 200,
  ...question,
})

describe('the catalogue', () => {
  test('answers with the first slice, the total and the counts', async () => {
    const answer = await createCatalogueAccess().ask(ask({ category: 'Sports' }))
    expect(answer.question).toEqual(ask({ category: 'Sports' }))
    expect(answer.total).toBe(23)
    expect(answer.first).toHaveLength(23)
    expect(answer.counts).toMatchObject({ All: 195, Sports: 23 })
  })

  test('finds a product, or null', async () => {
    const catalogue = createCatalogueAccess()
    expect((await catalogue.find(86, 200))?.name).toBe('Electronics Product 86')
    expect(await catalogue.find(76, 200)).toBeNull()
  })

  test('is asked once for what it has answered before', async () => {
    const slice = vi.spyOn(embeddedSource, 'slice')
    const catalogue = createCatalogueAccess()
    await catalogue.ask(ask({ search: 'Lamp' }))
    await catalogue.ask(ask({ search: 'lamp' }))
    expect(slice).toHaveBeenCalledOnce()
  })

  test('gives a question up once nobody waits for its answer', async () => {
    let tell: (signal: AbortSignal | undefined) => void = () => {}
    const asked = new Promise<AbortSignal | undefined>((resolve) => {
      tell = resolve
    })
    vi.spyOn(embeddedSource, 'slice').mockImplementation(async (_question, _page, signal) => {
      tell(signal)
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('given up')))
      })
    })
    const visitor = new AbortController()
    const answer = createCatalogueAccess().ask(ask({ search: 'lam' }), visitor.signal)
    const signal = await asked
    expect(signal?.aborted).toBe(false)
    visitor.abort()
    await expect(answer).rejects.toThrow('CancelledError')
    expect(signal?.aborted).toBe(true)
  })
})

test('a question that two ask is answered to the one when the other gives up', async () => {
  const slice = vi.spyOn(embeddedSource, 'slice')
  const original = slice.getMockImplementation()
  slice.mockImplementationOnce(
    (_question, _page, signal) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('given up')))
      }),
  )
  if (original) slice.mockImplementation(original)
  const catalogue = createCatalogueAccess()
  const [one, other] = [new AbortController(), new AbortController()]
  const given = catalogue.ask(ask({ search: 'lam' }), one.signal)
  const kept = catalogue.ask(ask({ search: 'lam' }), other.signal)
  await vi.waitFor(() => expect(slice).toHaveBeenCalledOnce())
  one.abort()
  await expect(given).rejects.toThrow('CancelledError')
  expect((await kept).total).toBeGreaterThan(0)
})

describe('what a page brings along', () => {
  test('is the answer to its own question, without a look into the catalogue', async () => {
    const answer = await createCatalogueAccess().ask(ask({ category: 'Books' }))
    const slice = vi.spyOn(embeddedSource, 'slice')
    const catalogue = createCatalogueAccess({ answer })
    expect(await catalogue.ask(ask({ category: 'Books' }))).toBe(answer)
    expect(slice).not.toHaveBeenCalled()
    expect((await catalogue.ask(ask({ category: 'Sports' }))).total).toBe(23)
  })

  test('is in the cache for whoever reads on', async () => {
    const answer = await createCatalogueAccess().ask(ask())
    const { client, queries } = await createCatalogueAccess({ answer }).openCache()
    expect(client.getQueryData(queries.slice(ask(), 0).queryKey)?.products).toBe(answer.first)
    expect(client.getQueryData(queries.counts(ask()).queryKey)).toBe(answer.counts)
  })

  test('is its product', async () => {
    const product = await createCatalogueAccess().find(3, 200)
    if (!product) throw new Error('no product 3')
    const find = vi.spyOn(embeddedSource, 'product')
    const catalogue = createCatalogueAccess({ product })
    expect(await catalogue.find(3, 200)).toBe(product)
    expect(find).not.toHaveBeenCalled()
    expect((await catalogue.find(4, 200))?.id).toBe(4)
  })
})
