// @vitest-environment node
// Runs in its own worker: React's module state from other files breaks the rendering of this one.
import { createMemoryHistory } from '@tanstack/react-router'
import fc from 'fast-check'
import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { renderPage } from '#app/prerender.tsx'
import { createShopRouter } from '#app/router.tsx'
import { createCleaner } from '#catalogue/import/clean-product.ts'
import type { Product } from '#catalogue/product.ts'
import { productQuery } from '#catalogue/queries.ts'
import { createQueryClient } from '#catalogue/query-client.ts'
import { ownSize } from '#catalogue/settings/settings.ts'
import { pageHtml } from '../../scripts/pages/page-html.ts'
import { goodRecord } from '../catalogue/import/raw-record.ts'
import { sample } from '../sample.ts'
import { demoRules } from '../catalogue/demo-rules.ts'

const template = `<!doctype html><html lang="en"><head><!--page-head--></head><body><noscript><p><!--no-script--></p></noscript><div id="root"><!--page--></div>
<!--page-data--><!--page-fonts--><script type="module" src="/main.js"></script></body></html>`
const files = {
  base: '/',
  style: 'a.css',
  styleParts: [],
  scripts: [],
  fonts: [],
  pictures: [],
}

/** A product in which every text is the same hostile one, as if the cleaner had let its HTML through. */
function productOf(text: string): Product {
  const cleaned = createCleaner(demoRules)(goodRecord)
  if (!cleaned.ok) throw new Error(cleaned.problem.message)
  return {
    ...cleaned.product,
    name: text,
    description: text,
    longDescription: [text],
    brand: text,
    features: [`It says ${text}`],
    specifications: [{ label: text, value: text }],
  }
}

/** The product's page as the build writes it. */
async function writePage(product: Product): Promise<string> {
  const path = `/product/${product.id}`
  const queryClient = createQueryClient()
  queryClient.setQueryData(productQuery(product.id, ownSize).queryKey, product)
  const router = createShopRouter({ queryClient, history: createMemoryHistory({ initialEntries: [path] }) })
  await router.load()
  return pageHtml(template, path, await renderPage({ path, router }), files)
}

/** Every element with its attribute names: no text may change these. */
async function outline(html: string): Promise<readonly string[]> {
  const window = new Window()
  window.document.write(html)
  const elements = [...window.document.querySelectorAll('*')].map(
    (element) => `${element.tagName} ${element.getAttributeNames().toSorted().join(' ')}`,
  )
  // A parser may hold back an unclosed tag until the end of the input.
  await window.happyDOM.close()
  return elements
}

/** Each text closes, opens or has a meaning in some HTML context. */
const markup = fc.constantFrom(
  '<script>alert(1)</script>',
  '</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<!--',
  '-->',
  ']]>',
  '</title>',
  '</style>',
  '</template>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '"',
  "'",
  '" onmouseover="alert(1)',
  "' autofocus onfocus='alert(1)",
  '<a href="javascript:alert(1)">',
  '&lt;b&gt;',
  '&#60;script&#62;',
  '{{constructor}}',
  '${alert(1)}',
  String.raw`\u003cscript`,
  '\u2028',
  '\u202E',
  'x',
  ' ',
  '😀',
)
const hostileText = fc
  .array(fc.oneof(markup, fc.string({ unit: 'binary', maxLength: 6 })), { minLength: 1, maxLength: 8 })
  .map((parts) => parts.join('').trim())
  .filter((text) => text !== '' && text.isWellFormed() && text.length <= 100)
  // The cleaner refuses null characters, and a name of nothing but direction overrides.
  .filter((text) => !text.includes('\0') && text.replaceAll(/[\u202D\u202E]/g, '').trim() !== '')

test(
  'a product page has the same elements for hostile texts as for harmless ones',
  { timeout: sample(60_000, 3_600_000) },
  async () => {
    const harmless = await outline(await writePage(productOf('plain')))
    expect(harmless.length).toBeGreaterThan(100)
    await fc.assert(
      fc.asyncProperty(hostileText, async (text) => {
        expect(await outline(await writePage(productOf(text)))).toEqual(harmless)
      }),
      { numRuns: sample(8, 2000) },
    )
  },
)
