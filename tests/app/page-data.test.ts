// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { readPageData } from '#app/page-data.ts'
import { templateId } from '#device/page-marks.ts'

afterEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

describe('the data in a page', () => {
  const put = (text: string) => {
    const script = document.createElement('script')
    script.type = 'application/json'
    script.id = templateId.data
    script.textContent = text
    document.body.append(script)
  }

  test('is read', () => {
    put('{"product":{"id":1}}')
    expect(readPageData(document)).toEqual({ product: { id: 1 } })
  })

  test.each(['', '{', 'undefined', 'null', '7', '[]', '{"queries":1}', '["answer"]'])(
    'is nothing where it is %j',
    (text) => {
      put(text)
      expect(readPageData(document)).toEqual({})
    },
  )

  test('is nothing where there is none', () => {
    expect(readPageData(document)).toEqual({})
  })
})
