import { describe, expect, it } from 'vitest'
import { attributeOf, templateId } from '#device/page-names.ts'
import { emptyShell } from '../../bench/empty-shell.ts'

const page = `<!doctype html><html lang="en" ${attributeOf('path')}="/"><head><title>Shop</title>
<link rel="preload" as="image" imageSrcSet="/a.avif 400w"/><link rel="preload" as="font" crossorigin href="/assets/a.woff2">
<style>a{}</style><link disabled rel="stylesheet" href="/assets/index-1.css">
<link rel="modulepreload" crossorigin href="/assets/index-3.js"><link rel="modulepreload" crossorigin href="/assets/home-4.js">
<link rel="icon" href="/icon.svg"><script>theme()</script><script type="module" src="/assets/index-3.js"></script></head>
<body><div id="root"><div><main>Products <div>1</div></main></div></div>
<svg id="icons" hidden></svg><div id="announcer"></div><script type="application/json" id="${templateId.data}">{"a":1}</script></body></html>`

describe('the empty shell', () => {
  const shell = emptyShell(page, ['assets/index-3.js'])

  it('has no markup, no data and no address', () => {
    expect(shell).toContain('<div id="root"></div>')
    expect(shell).not.toMatch(new RegExp(`Products|${templateId.data}|${attributeOf('path')}`))
  })

  it('keeps the style, and links what every page needs', () => {
    expect(shell).toContain('<style>a{}</style><link disabled rel="stylesheet" href="/assets/index-1.css">')
    expect(shell).toContain('rel="modulepreload" crossorigin href="/assets/index-3.js"')
    expect(shell).not.toMatch(/home-|woff2|avif/)
  })

  it('keeps icon, title and scripts', () => {
    expect(shell).toContain('<title>Shop</title>')
    expect(shell).toContain('rel="icon"')
    expect(shell).toContain('<script>theme()</script><script type="module"')
  })

  it.each([
    ['#root', page.replace('id="root"', 'id="app"')],
    ['the data', page.replace(templateId.data, 'data')],
    ['the address', page.replace(` ${attributeOf('path')}="/"`, '')],
  ])('cannot be made from a page without %s', (_what, other) => {
    expect(() => emptyShell(other, [])).toThrow('no prerendered page')
  })
})
