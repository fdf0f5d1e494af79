import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readLook, usualLook } from '../../../scripts/look/read-look.ts'
import { paths } from '../../../scripts/paths.ts'

// Below the root: its files import packages.
const folder = resolve(paths.cache, 'look-test', 'lamps')
beforeEach(() => mkdir(resolve(folder, 'public'), { recursive: true }))
afterEach(() => rm(folder, { recursive: true }))

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"><rect width="64" height="32"/></svg>'

async function read(look: string) {
  await writeFile(resolve(folder, 'shop.look.ts'), `export const look = ${look}\n`)
  return readLook(folder, 'Lamps')
}

describe('a folder without a look', () => {
  it('has that of the demonstration', async () => {
    expect(await readLook(folder, 'Lamps')).toBe(usualLook)
  })

  it('has the first letter of its name as its icon, where it has a configuration', async () => {
    await writeFile(resolve(folder, 'shop.config.ts'), '')
    const { icon: file, logo } = await readLook(folder, 'Lamps')
    expect(await readFile(file ?? '', 'utf8')).toContain('<path')
    expect(logo?.light).toBe(file)
  })
})

describe('a look', () => {
  it('becomes a module and a style sheet for the theme', async () => {
    await writeFile(resolve(folder, 'logo.svg'), icon)
    await writeFile(resolve(folder, 'logo-dark.svg'), icon)
    const { module, styles, logo } = await read(
      `{ corners: 'square', backdrop: 'white', logo: 'instead-of-name' }`,
    )
    expect(logo).toMatchObject({ ratio: 2, hasName: true })
    const written = await readFile(module ?? '', 'utf8')
    expect(written).toContain('export const backdrop = "#ffffff"')
    expect(written).toContain('export const logoRatio = 2')
    expect(await readFile(styles ?? '', 'utf8')).toContain(
      `--logo: url('${resolve(folder, 'logo-dark.svg')}')`,
    )
  })

  it('has a warning where its logo cannot be seen on dark pages', async () => {
    await writeFile(resolve(folder, 'logo.svg'), icon)
    const { warnings } = await read('{}')
    expect(warnings).toEqual([
      expect.stringMatching(/logo\.svg can hardly be seen on #0f1412, .* add a lighter logo-dark\.svg\.$/),
    ])
    await writeFile(resolve(folder, 'logo-dark.svg'), icon.replace('<rect', '<rect fill="#fff"'))
    expect((await read('{}')).warnings).toEqual([])
  })

  it('has a small file of each of its fonts, with a fallback of the same size', async () => {
    const { styles, fonts } = await read(`{ fonts: { text: { package: '@fontsource/instrument-sans' } } }`)
    const written = await readFile(styles ?? '', 'utf8')
    expect(written).toMatch(/^@import '@fontsource\/instrument-sans\/400\.css';/)
    expect(written).toMatch(
      /font-weight: 700;\n\s+src: url\('[^']+instrument-sans-latin-700-normal-shop\.woff2'\)/,
    )
    expect(written).toMatch(/'Instrument Sans Fallback';\n\s+font-weight: 600;\n[^}]+size-adjust/)
    expect(fonts?.packages).toEqual(['@fontsource/instrument-sans'])
    expect(fonts?.font.body).toBe("'Instrument Sans', 'Instrument Sans Fallback', system-ui, sans-serif")
  })

  it.each([
    ['{}', true],
    ['{ priceBadges: false }', false],
  ])('of %s says whether pictures have prices on them', async (look, has) => {
    const { module } = await read(look)
    expect(await readFile(module ?? '', 'utf8')).toContain(`export const hasPriceBadges = ${has}\n`)
  })

  it('may have font files of its own', async () => {
    await cp(
      resolve(paths.root, 'src/theme/fonts/instrument-sans-shop.woff2'),
      resolve(folder, 'fonts/mine.woff2'),
    )
    const { styles } = await read(
      `{ fonts: { text: { family: 'Mine', files: { '400 700': 'fonts/mine.woff2' } } } }`,
    )
    expect(await readFile(styles ?? '', 'utf8')).toContain(`url('${resolve(folder, 'fonts/mine.woff2')}')`)
  })

  it.each([
    [`{ fonts: { text: { package: '@fontsource-variable/nowhere' } } }`, 'is not installed. Run npm install'],
    [`{ fonts: { text: { package: 'left-pad' } } }`, 'must be a package such as @fontsource-variable/jost'],
    [`{ fonts: { text: { family: 'Mine', files: { '400': 'fonts/none.woff2' } } } }`, 'there is no file'],
    [
      `{ fonts: { text: { family: 'Mine', files: { bold: 'mine.ttf' } } } }`,
      'must be a weight and a woff2 file',
    ],
    [`{ corners: 'sharp' }`, 'look.corners must be one of round, square'],
    [`{ colours: {} }`, 'look.colours is not a known field'],
    [`{ colors: { light: { accent: '#000' } } }`, 'look.colors.dark is missing'],
  ])('is refused with a sentence where it is %s', async (look, sentence) => {
    await expect(read(look)).rejects.toThrow(sentence)
  })
})
