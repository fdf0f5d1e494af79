// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { unreachable } from '#catalogue/http/request-answer.ts'
import { embeddedSource } from '#catalogue/source/embedded-source.ts'
import { openShop } from '../shop/open-shop.tsx'
import { textsOf } from './page-texts.ts'
import { unmarkedTexts } from './unmarked-texts.ts'

const found = () => unmarkedTexts(textsOf(document.body.outerHTML).split('\n'))

test.each([
  ['that is unknown', () => new Error('a fault on purpose')],
  ['of a service that is away', unreachable],
])('every text of a failure %s comes from a message file', async (_, failure) => {
  // React logs every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const fail = () => Promise.reject(failure())
  vi.spyOn(embeddedSource, 'slice').mockImplementation(fail)
  await openShop('/products?search=wool')
  expect(screen.getByRole('alert').querySelectorAll('button')).toHaveLength(2)
  expect(found()).toEqual([])
})

test('every text of a shop without a network comes from a message file', async () => {
  const { user } = await openShop('/products')
  // The notices come with the first input.
  await user.hover(document.querySelector('#cart-button') ?? document.body)
  await waitFor(() => expect(document.querySelector('section[data-above-foot]')).not.toBeNull())
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => {
    window.dispatchEvent(new Event('offline'))
  })
  await waitFor(() => expect(document.querySelector('section[data-above-foot] p')).not.toBeNull())
  expect(found()).toEqual([])
})
