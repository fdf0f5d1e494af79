// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { facetsOfHtml } from '#browse/filters/use-catalogue.ts'
import { ownSize } from '#catalogue/head/head.ts'
import { facetsQuery } from '#catalogue/queries.ts'
import { createQueryClient } from '#catalogue/query-client.ts'
import { templateId } from '#device/document-protocol.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

const queryOf = (category: string) => facetsQuery({ category, search: '', size: ownSize })

test('the counts in a page are those of the question that the page was made for, and of no other', async () => {
  const { queryKey } = queryOf('Books')
  const data = await createQueryClient().query(queryOf('Books'))
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = templateId.data
  script.textContent = JSON.stringify([{ queryKey, data }])
  document.body.append(script)
  expect(facetsOfHtml(queryKey)).toEqual(data)
  expect(facetsOfHtml(queryOf('Fashion').queryKey)).toBeUndefined()
})
