import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findInlineScripts, hashScript } from '../../scripts/inline-scripts.ts'
import { places } from '../../scripts/places.ts'

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
  ])('of %s are %j', (html, scripts) => {
    expect(findInlineScripts(html)).toEqual(scripts)
  })
})

describe('hashScript', () => {
  it('is what browsers compute', () => {
    // The example of the CSP specification, section 2.3.1 and the console of browsers.
    expect(hashScript("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=')
  })
})

describe("the shop's template", () => {
  it('has two inline scripts: what comes before everything, and what begins the shop', () => {
    const scripts = findInlineScripts(readFileSync(places.template, 'utf8'))
    expect(scripts.map((text) => /earlyPresses = \[\]|getElementById\('scripts'\)/.exec(text)?.[0])).toEqual([
      'earlyPresses = []',
      "getElementById('scripts')",
    ])
  })
})
