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

test('an import of the parts that cannot leave out what is off stops the build', () => {
  const [, { transform } = {}] = shopPlugin(layout)
  const built = (code: string): unknown =>
    typeof transform === 'function' ? Reflect.apply(transform, null, [code, 'a.ts']) : undefined
  expect(built("import { hasSaved } from 'virtual:shop/parts'\n")).toBe(
    `const hasSaved = ${layout.parts.saved};\n`,
  )
  for (const code of [
    "import * as parts from 'virtual:shop/parts'",
    'export { hasSaved } from "virtual:shop/parts"',
  ])
    expect(() => built(code)).toThrow("a.ts: write import { … } from 'virtual:shop/parts'")
})
