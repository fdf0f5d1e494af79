import { describe, expect, it } from 'vitest'
import { barePage, fill, weighText } from '../../bench/bare-page.ts'
import type { LargestPaint } from '../../bench/page-record.ts'

const picture: LargestPaint = {
  time: 900,
  tag: 'img',
  url: '/pictures/1-front.avif',
  text: '',
  box: { left: 16, top: 120.25, width: 380, height: 300 },
  font: { size: '16px', weight: '400', lineHeight: '24px' },
}
const words: LargestPaint = { ...picture, tag: 'p', url: '', text: 'Good <things> & "more"' }
const style = 'body{margin:0}'

describe('the bare page', () => {
  it.each([3000, 6000])('has the weight of the real page: %i bytes', (weight) => {
    expect(Math.abs(weighText(barePage(picture, style, weight)) - weight)).toBeLessThan(20)
  })

  it('has the image at its position in the first bytes, the rules and no script', () => {
    const html = barePage(picture, style, 600)
    expect(html).toContain('<body><img class="bare" src="/pictures/1-front.avif"')
    expect(html).not.toContain('<script')
    expect(html).toContain('left:16.0px;top:120.3px;width:380.0px;height:300.0px')
    expect(html).toContain('body{margin:0}</style>')
  })

  it('escapes a text element', () => {
    expect(barePage(words, style, 600)).toContain(
      '<p class="bare">Good &lt;things> &amp; &quot;more&quot;</p>',
    )
  })
})

it('has no filler where the frame is heavy enough', () => {
  const frame = (filling: string) => `Words that do not repeat: abcdefgh 0123456789. ${filling}`
  expect(fill(frame, 5)).toBe(frame(''))
})
