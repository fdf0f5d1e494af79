// @vitest-environment happy-dom
import { act, fireEvent, render, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ImageWithFallback } from '#pictures/image-with-fallback.tsx'

const address = 'https://example.com/lamp.jpg'
const picture = <ImageWithFallback product="Lamp" src={address} alt="" />
const find = (box: HTMLElement) => {
  const image = box.querySelector('img')
  if (!image) throw new Error('There is no image.')
  return image
}

test('an image that fails becomes its product’s initial', async () => {
  const image = find(render(picture).container)
  fireEvent.error(image)
  await waitFor(() => expect(decodeURIComponent(image.src)).toContain('>L</text>'))
})

test('a failure that is reported twice replaces the image once', async () => {
  const image = find(render(picture).container)
  fireEvent.error(image)
  fireEvent.error(image)
  await waitFor(() => expect(decodeURIComponent(image.src)).toContain('>L</text>'))
  await vi.dynamicImportSettled()
  expect(image.dataset['missing']).toBeUndefined()
})

test('an image that failed before the page was hydrated becomes it, too', async () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(picture)
  const image = find(page)
  Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: 0 } })
  await act(async () => hydrateRoot(page, picture))
  await waitFor(() => expect(decodeURIComponent(image.src)).toContain('>L</text>'))
})

test('an element is shown again once it has another image that loads', () => {
  const image = find(render(picture).container)
  image.dataset['missing'] = ''
  fireEvent.load(image)
  expect(image.dataset['missing']).toBeUndefined()
})
