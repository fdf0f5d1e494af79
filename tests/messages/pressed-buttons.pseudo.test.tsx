// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { act, fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openShop } from '../shop/open-shop.tsx'
import { textsOf } from './page-texts.ts'
import { unmarkedTexts } from './unmarked-texts.ts'

/** What says which button it is, also after it has been drawn anew. */
const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent

/** Presses every button of a page, and those that appear, once; returns the texts of all states on the way. */
async function pressAll(isOnPage: () => boolean): Promise<readonly string[]> {
  const texts = new Set<string>()
  const pressed = new Set<string>()
  for (;;) {
    for (const text of textsOf(document.body.outerHTML).split('\n')) texts.add(text)
    // A search leads to another page.
    const next = [...document.querySelectorAll('button:not(search button)')].find(
      (button) => !pressed.has(nameOf(button)),
    )
    if (!next || !isOnPage()) return [...texts]
    pressed.add(nameOf(next))
    await act(async () => fireEvent.click(next))
  }
}

test.each(['/?search=zzzqqq', '/product/1', '/products?ids=1,2,3', '/compare?ids=1,2', '/accessibility'])(
  'every text that the buttons of %s lead to comes from a message file',
  async (start) => {
    vi.stubGlobal('open', () => null)
    // happy-dom cannot animate.
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), { matches: query.includes('reduced-motion') }),
    )
    const { address } = await openShop(start)
    const pageOf = (path: string) => path.split('?')[0]
    const texts = await pressAll(() => pageOf(address()) === pageOf(start))
    expect(texts.length).toBeGreaterThan(90)
    expect(unmarkedTexts(texts)).toEqual([])
  },
  60_000,
)
