import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findInlineScripts, findInlineStyles, hashInline } from '../../../scripts/pages/inline-scripts.ts'
import { minifyPage } from '../../../scripts/pages/minify-page.ts'
import { paths } from '../../../scripts/paths.ts'

describe('findInlineScripts', () => {
  it.each([
    ['<script>a()</script>', ['a()']],
    ['<SCRIPT type="module">\na()\n</SCRIPT >', ['\na()\n']],
    ["<script type='text/javascript' async>a()</script><p></p><script>b()</script>", ['a()', 'b()']],
    ['<script type=importmap>{}</script>', ['{}']],
    ['<script src="/a.js"></script>', []],
    ['<script type="module" src=/a.js></script>', []],
    ['<script type="application/json">{"a":1}</script>', []],
    ['<script type="application/ld+json">{}</script>', []],
    ['<!-- <script>a()</script> -->', []],
  ])('returns, for %s, %j', (html, scripts) => {
    expect(findInlineScripts(html)).toEqual(scripts)
  })
})

describe('minifyPage', () => {
  it('shortens scripts that run, and leaves data unchanged', () => {
    const html = `<script>
      // Comments disappear.
      window.said = [ 'so', 'so' ]
    </script><script type="application/json">{ "a": 1 }</script><script src="/a.js"></script>`
    expect(minifyPage(html)).toBe(
      '<script>window.said=[`so`,`so`];</script><script type="application/json">{ "a": 1 }</script><script src="/a.js"></script>',
    )
  })

  it('removes whitespace between elements, and keeps a space between words', () => {
    expect(minifyPage('<p>\n  a <b>b</b>  <i>c</i>\n</p>\n  <p>\n</p>')).toBe(
      '<p>\n  a <b>b</b>  <i>c</i></p><p></p>',
    )
  })

  it('keeps the characters of replacement patterns', () => {
    expect(minifyPage("<script>a='$&$1'</script>")).toContain('$&$1')
  })

  it('rejects a script with a syntax error', () => {
    expect(() => minifyPage('<script>const = 1</script>')).toThrow('cannot be read')
  })
})

describe('findInlineStyles', () => {
  it.each([
    ['<style>a{}</style>', ['a{}']],
    ['<STYLE media="print">\na{}\n</STYLE ><p></p><style></style>', ['\na{}\n', '']],
    ['<!-- <style>a{}</style> -->', []],
    ['<style>a{content:"</STYLE x>"}</style>', ['a{content:"']],
    ['<link rel="stylesheet" href="/a.css">', []],
  ])('returns, for %s, %j', (html, styles) => {
    expect(findInlineStyles(html)).toEqual(styles)
  })
})

describe('hashInline', () => {
  it('returns the hash that browsers compute', () => {
    // The example of the CSP specification, section 2.3.1, and of browsers' consoles.
    expect(hashInline("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=')
  })
})

describe("the shop's template", () => {
  it('has no script of its own: the build inserts those of src/boot', () => {
    expect(findInlineScripts(readFileSync(paths.template, 'utf8'))).toEqual([])
  })
})
