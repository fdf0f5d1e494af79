// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { dehydratePage, hydratePage } from '#app/page-data.ts'
import { readPageQueries } from '#device/page-queries.ts'
import { productQuery } from '#catalogue/queries.ts'
import { createQueryClient } from '#catalogue/query-client.ts'
import { templateId } from '#device/document-protocol.ts'

afterEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

const put = (text: string) => {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = templateId.data
  script.textContent = text
  document.body.append(script)
}

describe('the data in a page', () => {
  test('is read from the page', () => {
    put('[{"queryKey":["a"],"data":1}]')
    expect(readPageQueries(document)).toEqual([{ queryKey: ['a'], data: 1 }])
  })

  test.each([
    '',
    '{',
    'undefined',
    'null',
    '7',
    '[]',
    '{"queryKey":["a"],"data":1}',
    '["data"]',
    '[{"queryKey":"a","data":1}]',
    '[{"queryKey":["a"]}]',
    '[null]',
  ])('is empty where its text is %j', (text) => {
    put(text)
    expect(readPageQueries(document)).toEqual([])
  })

  test('is empty where the element is missing', () => {
    expect(readPageQueries(document)).toEqual([])
  })
})

test('a page contains the data of its queries, so the browser does not fetch them', async () => {
  const built = createQueryClient()
  await built.query(productQuery(86, 200))
  await built.query(productQuery(3, 200))
  await built
    .query({ queryKey: ['failed'], queryFn: () => Promise.reject(new Error('gone')) })
    .catch(() => undefined)
  const client = createQueryClient()
  put(JSON.stringify(dehydratePage(built)))
  hydratePage(client, readPageQueries(document))
  expect(client.getQueryCache().getAll()).toHaveLength(2)
  for (const id of [86, 3]) {
    const { queryKey } = productQuery(id, 200)
    expect(client.getQueryData(queryKey)).toEqual(built.getQueryData(queryKey))
    expect(
      client
        .getQueryCache()
        .find({ queryKey })
        ?.isStaleByTime(5 * 60_000),
    ).toBe(false)
  }
})

test('the data of a page stays for the parts of it that are hydrated much later', () => {
  vi.useFakeTimers()
  try {
    const client = createQueryClient()
    hydratePage(client, [{ queryKey: ['facets', 'Books'], data: 7 }])
    vi.advanceTimersByTime(24 * 3_600_000)
    expect(client.getQueryData(['facets', 'Books'])).toBe(7)
  } finally {
    vi.useRealTimers()
  }
})
