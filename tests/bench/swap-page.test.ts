// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { swapOnPress, swapPage } from '../../bench/swap-page.ts'

const list =
  '<head><style>li{color:red}</style></head><body><main id="main"><ul><li><a href="/product/1"><b>One</b></a></li></ul></main><script type="module" src="/a.js"></script></body>'
const product =
  '<head><style>h1{color:blue}</style></head><body><main id="main"><h1>One, $&</h1><div data-dehydrated="">Tabs</div></main></body>'

afterEach(() => vi.restoreAllMocks())

it('a swap page is the list without script, with the product in a template and the rules of both', () => {
  expect(swapPage(list, product)).toBe(
    '<head><style>li{color:red}</style><style>h1{color:blue}</style></head><body><main id="main"><ul><li><a href="/product/1"><b>One</b></a></li></ul></main><template id="next"><h1>One, $&</h1><div data-dehydrated="">Tabs</div></template></body>',
  )
  expect(() => swapPage(list, '<body></body>')).toThrow('no main')
})

it('a press on a swap page exchanges the list for the product, without the parts of its second render', () => {
  document.documentElement.innerHTML = swapPage(list, product)
  const pushed = vi.spyOn(history, 'pushState').mockImplementation(() => undefined)
  swapOnPress()
  dispatchEvent(new Event('DOMContentLoaded'))
  document.querySelector('b')?.click()
  expect(document.querySelector('main')?.innerHTML).toBe('<h1>One, $&amp;</h1>')
  expect(pushed).toHaveBeenCalledOnce()
})
