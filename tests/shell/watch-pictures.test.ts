// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { watchPictures } from '#shell/watch-pictures.ts'
import { endWithFile } from '../end-with-file.ts'

endWithFile()

afterEach(() => {
  document.body.innerHTML = ''
})

function addPicture(): HTMLImageElement {
  const image = document.createElement('img')
  image.setAttribute('src', 'https://example.com/x.jpg')
  image.dataset['product'] = 'Lamp'
  document.body.append(image)
  return image
}
const initial = />L<\/text>/

test('an image that fails is replaced, and so is one that fails later', async () => {
  watchPictures()
  for (const _ of [1, 2]) {
    const image = addPicture()
    Object.defineProperty(image, 'naturalWidth', { value: 0 })
    Object.defineProperty(image, 'complete', { value: true })
    image.dispatchEvent(new Event('error'))
    await expect.poll(() => decodeURIComponent(image.src)).toMatch(initial)
  }
})

test('an image that has failed before is replaced', async () => {
  const image = addPicture()
  Object.defineProperty(image, 'naturalWidth', { value: 0 })
  Object.defineProperty(image, 'complete', { value: true })
  watchPictures()
  await expect.poll(() => decodeURIComponent(image.src)).toMatch(initial)
})

test('a file that fails and is no image loads nothing', async () => {
  const link = document.createElement('link')
  document.body.append(link)
  const listened = vi.spyOn(document, 'addEventListener')
  watchPictures()
  link.dispatchEvent(new Event('error'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(listened).not.toHaveBeenCalled()
})
