// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { holdBackLayout, layOutAll, layOutRest } from '#boot/layout-steps.ts'
import { mark } from '#device/page-marks.ts'

const page = document.documentElement

test('the rest of the page is laid out in four steps, and then no mark remains', async () => {
  const seen: unknown[] = []
  const observer = new MutationObserver(() => seen.push(page.dataset[mark.layout]))
  holdBackLayout(page)
  observer.observe(page, { attributes: true })
  await layOutRest(page)
  await expect.poll(() => seen).toEqual(['1', '2', '3', '4', undefined])
  expect(mark.layout in page.dataset).toBe(false)
})

test('nothing happens where everything is laid out already', async () => {
  holdBackLayout(page)
  layOutAll(page)
  await layOutRest(page)
  expect(mark.layout in page.dataset).toBe(false)
})
