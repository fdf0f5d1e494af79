import { expect, it } from 'vitest'
import { stillPage } from '../../bench/still-page.ts'

it('a still page keeps rules, elements and data, without script and fonts', () => {
  const page = `<head><script>
theme()
</script><style>@font-face{font-family:A;src:url(/a.woff2)}@font-face{font-family:B;src:local(Arial)}@layer base{p{color:red}}</style><link rel="preload" as="font" href="/a.woff2"><link rel="preload" as="image" href="/p.avif"><link rel="modulepreload" href="/a.js"><script type="module" src="/a.js"></script></head>
<body><p>Words</p><script type="application/json" id="page-data">{"a":1}</script>
<script>begin()</script><script type="module" crossorigin src="/b.js"></script></body>`
  expect(stillPage(page).replaceAll('\n', '')).toBe(
    '<head><style>@font-face{font-family:B;src:local(Arial)}@layer base{p{color:red}}</style><link rel="preload" as="image" href="/p.avif"></head><body><p>Words</p><script type="application/json" id="page-data">{"a":1}</script></body>',
  )
})
