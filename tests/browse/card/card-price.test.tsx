// @vitest-environment happy-dom
import { virtual } from '@guidepup/virtual-screen-reader'
import { render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CardPrice } from '#browse/card/card-price.tsx'

afterEach(() => virtual.stop())

async function listen(container: HTMLElement): Promise<string> {
  await virtual.start({ container })
  const spoken: string[] = []
  for (let step = 0; step < 20; step++) {
    await virtual.next()
    spoken.push(await virtual.lastSpokenPhrase())
    if (spoken.at(-1) === 'end of paragraph') break
  }
  return spoken.join(' ')
}

test('a price is shown as stored and spoken once with two decimals', async () => {
  const { container } = render(<CardPrice price={87_950} originalPrice={99_900} />)
  const drawn = [...container.querySelectorAll('[aria-hidden]')].map(({ textContent }) => textContent)
  expect(drawn).toEqual(['$879.5', '$999'])
  const spoken = await listen(container)
  expect(spoken).toContain('Now $879.50 was')
  expect(spoken).toContain('$999.00')
  expect(spoken.match(/\$/g)).toHaveLength(2)
})

test('a price with two decimals is a single text', () => {
  const { container } = render(<CardPrice price={1999} originalPrice={null} />)
  expect(container.textContent).toBe('$19.99')
})
