import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { joinStyles } from '../../../scripts/pages/write-pages.ts'

let dist = ''
beforeEach(async () => {
  dist = await mkdtemp(resolve(tmpdir(), 'styles-'))
  await mkdir(resolve(dist, 'assets'))
  await writeFile(resolve(dist, 'assets/a.css'), '@layer base,rooms;')
  await writeFile(resolve(dist, 'assets/b.css'), '.b{color:red}')
})
afterEach(() => rm(dist, { recursive: true }))

describe('the style of a page', () => {
  test('has its parts in their order', async () => {
    expect(await joinStyles(dist, ['assets/a.css', 'assets/b.css'])).toBe('@layer base,rooms;.b{color:red}')
  })

  test('cannot close its own element', async () => {
    await writeFile(resolve(dist, 'assets/b.css'), '.b{content:"</STYLE>"}')
    await expect(joinStyles(dist, ['assets/b.css'])).rejects.toThrow("holds '</style'")
  })
})
