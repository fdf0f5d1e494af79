import { expect, test } from 'vitest'
import { prerenderPage } from '#app/prerender.tsx'
import { textsOf } from './page-texts.ts'

/*
 * The demo's English is the specification's: these files were recorded before the texts moved to message files, and a
 * conversion must not change them.
 */
test.each([
  ['/', 'home'],
  ['/products', 'products'],
  ['/product/1', 'product'],
  ['/compare', 'compare'],
  ['/accessibility', 'accessibility'],
  ['/404', 'unknown'],
])('the texts of %s are the recorded ones', async (path, name) => {
  const { head, markup } = await prerenderPage(path)
  await expect(textsOf(head + markup)).toMatchFileSnapshot(`english/${name}.txt`)
})
