import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { joinStyles } from '../../scripts/page-styles.ts'

let dist = ''
beforeEach(async () => {
  dist = await mkdtemp(resolve(tmpdir(), 'styles-'))
  await mkdir(resolve(dist, 'assets'))
  await writeFile(resolve(dist, 'assets/a.css'), '@layer base,rooms;')
  await writeFile(resolve(dist, 'assets/b.css'), '.b{color:red}')
})
afterEach(() => rm(dist, { recursive: true }))

describe('the stylesheet of a page', () => {
  test('is its parts in their order, under a name that follows from them', async () => {
    const file = await joinStyles(dist, ['assets/a.css', 'assets/b.css'])
    expect(await readFile(resolve(dist, file), 'utf8')).toBe('@layer base,rooms;.b{color:red}')
    expect(file).toMatch(/^assets\/page-[\w-]{8}\.css$/)
    expect(await joinStyles(dist, ['assets/a.css', 'assets/b.css'])).toBe(file)
    expect(await joinStyles(dist, ['assets/b.css', 'assets/a.css'])).not.toBe(file)
  })
})
