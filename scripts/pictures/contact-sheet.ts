import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Job } from './jobs.ts'
import type { Layer, Sharp } from './sharp-shape.ts'

const [columns, rows, side, gap] = [8, 7, 196, 4]

/** Small prints of the finished files, page by page, for looking them over. Answers with the folder. */
export async function printContactSheets(
  sharp: Sharp,
  pictures: string,
  jobs: readonly Job[],
): Promise<string> {
  const folder = join(tmpdir(), 'brooklyn-parcel-contact-sheets')
  await mkdir(folder, { recursive: true })
  const pitch = side + gap
  const [width, height] = [columns * pitch, rows * pitch]
  for (let page = 0; page * columns * rows < jobs.length; page++) {
    const shown = jobs.slice(page * columns * rows, (page + 1) * columns * rows)
    const layers = shown.map(async ({ outputs }, at): Promise<Layer> => {
      const print = sharp(readFileSync(join(pictures, outputs[0]?.file ?? '')))
      return {
        input: await print.resize({ width: side, height: side }).ensureAlpha().raw().toBuffer(),
        raw: { width: side, height: side, channels: 4 },
        left: (at % columns) * pitch,
        top: Math.floor(at / columns) * pitch,
      }
    })
    const paper = sharp(new Uint8Array(width * height * 3).fill(255), { raw: { width, height, channels: 3 } })
    const sheet = await paper
      .composite(await Promise.all(layers))
      .png()
      .toBuffer()
    await writeFile(join(folder, `${String(page + 1).padStart(2, '0')}.png`), sheet)
  }
  return folder
}
