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
const stylesheet = { href: '/bare/0.css', rules: 'body{margin:0}' }

describe('the bare page', () => {
  it.each([
    [3000, 2000],
    [6000, 4000],
  ])('weighs what the real one does: %i bytes of HTML, %i of CSS', (html, css) => {
    const page = barePage(picture, stylesheet, { html, css })
    expect(Math.abs(weighText(page.html) - html)).toBeLessThan(20)
    expect(Math.abs(weighText(page.css) - css)).toBeLessThan(20)
  })

  it('has the picture at its place, in the first bytes, and no script', () => {
    const { html, css } = barePage(picture, stylesheet, { html: 600, css: 600 })
    expect(html).toContain('<body><img class="bare" src="/pictures/1-front.avif"')
    expect(html).not.toContain('<script')
    expect(css).toContain('left:16.0px;top:120.3px;width:380.0px;height:300.0px')
    expect(css).toContain('body{margin:0}')
  })

  it('has words as words, whatever they are', () => {
    const { html } = barePage(words, stylesheet, { html: 600, css: 600 })
    expect(html).toContain('<p class="bare">Good &lt;things> &amp; &quot;more&quot;</p>')
  })
})

it('fills nothing in where the frame is heavy enough', () => {
  const frame = (filling: string) => `Words that do not repeat: abcdefgh 0123456789. ${filling}`
  expect(fill(frame, 5)).toBe(frame(''))
})
