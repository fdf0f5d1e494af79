import { expect, test } from 'vitest'
import { readShopSource } from '../../../scripts/shop-source.ts'
import { shopPlugin } from '../../../scripts/vite/shop-plugin.ts'

const { layout } = await readShopSource()

/** What a bundler reads that resolves and loads modules, and transforms none, as a scan for dependencies does. */
function scan(name: string): unknown {
  const [{ resolveId, load } = {}] = shopPlugin(layout)
  const id: unknown = typeof resolveId === 'function' ? Reflect.apply(resolveId, null, [name]) : undefined
  return typeof load === 'function' && typeof id === 'string' ? Reflect.apply(load, null, [id]) : undefined
}

test('the parts are a module for the scan of the development server', () => {
  expect(JSON.stringify(scan('virtual:shop/parts'))).toContain(
    `export const hasSaved = ${layout.parts.saved}`,
  )
  expect(scan('virtual:shop/no-such-module')).toBeUndefined()
})
