import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readLines } from '../../../scripts/catalogue/read-lines.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(resolve(tmpdir(), 'lines-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function linesOf(text: string): Promise<string[]> {
  const file = resolve(folder, 'products.jsonl')
  await writeFile(file, text)
  return [...readLines(file)]
}

describe('the lines of a file', () => {
  it('are those between the line ends of every system', async () => {
    expect(await linesOf('one\ntwo\r\n\nfour')).toEqual(['one', 'two', '', 'four'])
    expect(await linesOf('one\n')).toEqual(['one'])
    expect(await linesOf('')).toEqual([])
  })

  // The first block ends between the two characters of a line end, before it, or within a letter of three bytes.
  it.each([1_048_573, 1_048_574, 1_048_575, 1_048_576])(
    'are whole where the first block ends near %d letters',
    async (at) => {
      const lines = [`${'x'.repeat(at - 1)}茶`, '茶'.repeat(400_000), 'z'.repeat(at)]
      expect(await linesOf(lines.join('\r\n'))).toEqual(lines)
    },
  )
})
