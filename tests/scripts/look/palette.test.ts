import { wcagContrast } from 'culori'
import { describe, expect, it } from 'vitest'
import { isDark, paletteOf } from '../../../scripts/look/palette.ts'

const good = { light: { accent: '#8a1f2b' }, dark: { accent: '#f0a49c' } }
const palette = (colors: Parameters<typeof paletteOf>[0]) => paletteOf(colors, 'shop.look.ts')

describe('the colours of a look', () => {
  it('are all made from its accents', () => {
    const { light, dark } = palette(good)
    expect(light.accent).toBe('#8a1f2b')
    expect(light.onAccent).toBe('#ffffff')
    expect(dark.accent).toBe('#f0a49c')
    expect(wcagContrast(dark.onAccent, dark.accent)).toBeGreaterThan(4.5)
  })

  it.each(['#fdfcfa', '#ffe9c7', 'oklch(0.97 0.02 250)'])('have readable texts on %s', (paper) => {
    const { light } = palette({ ...good, light: { accent: '#5a1020', paper } })
    for (const surface of [light.paper, light.raised, light.sunk])
      expect(wcagContrast(light.danger, surface)).toBeGreaterThanOrEqual(4.5)
    for (const surface of [light.paper, light.raised, light.sunk, light.hover, light.accentSoft]) {
      expect(wcagContrast(light.inkSoft, surface)).toBeGreaterThanOrEqual(7)
      expect(wcagContrast(light.edgeStrong, surface)).toBeGreaterThanOrEqual(3)
    }
  })

  it('are refused where a pair has too little contrast, with its names, its ratio and the needed one', () => {
    expect(() => palette({ ...good, light: { accent: '#ff8899', paper: '#ffffff' } })).toThrow(
      '- light: accent (#ff8899) on paper (#ffffff) has a contrast of 2.2 to 1, and 4.5 to 1 is needed: make accent darker.',
    )
    expect(() => palette({ ...good, dark: { accent: '#f0a49c', ink: '#555555' } })).toThrow(
      /dark: ink \(#555555\) on paper \(#0f1412, which the build chose\) .* 7 to 1 is needed: make ink lighter/,
    )
    expect(() => palette({ ...good, light: { accent: '#8a1f2b', panel: '#fafafa' } })).toThrow(
      /light: highlight \(#ffcf33, which the build chose\) on panel \(#fafafa\)/,
    )
  })

  it.each([
    { accent: '#ff8899', paper: '#ffffff' },
    { accent: '#ff8899', onAccent: '#ffffff', paper: '#ffffff' },
    { accent: '#ff8899', ink: '#888888' },
    { accent: '#8a1f2b', panel: '#fafafa', onPanel: '#eeeeee' },
  ])('are accepted with the colours that the refusal of %o names', (given) => {
    let message = ''
    try {
      palette({ ...good, light: given })
    } catch (error) {
      message = String(error)
    }
    const example = /^- These would do: (.+)$/m.exec(message)?.[1] ?? ''
    const named = (theme: string): Readonly<Record<string, string>> =>
      Object.fromEntries(
        [
          ...(new RegExp(`${theme}: \\{ (.+?) \\}`).exec(example)?.[1] ?? '').matchAll(
            /(\w+): '(#[\da-f]{6})'/g,
          ),
        ].map(([, role = '', color = '']) => [role, color]),
      )
    expect(named('light')).not.toEqual({})
    expect(() =>
      palette({ light: { ...given, ...named('light') }, dark: { ...good.dark, ...named('dark') } }),
    ).not.toThrow()
  })

  it('are refused where one is no colour', () => {
    expect(() => palette({ ...good, light: { accent: 'reddish' } })).toThrow(
      'light: accent “reddish” is no colour: write it as #0b5d4a.',
    )
  })

  it.each(['#8a1f2b40', 'rgb(0 0 0 / 20%)', 'transparent'])('are refused where one is like %s', (ink) => {
    expect(() => palette({ ...good, light: { accent: '#8a1f2b', ink } })).toThrow(
      `light: ink “${ink}” is transparent: write the colour that is seen, as #0b5d4a.`,
    )
  })

  it('are in hexadecimal, however they are written', () => {
    const { light } = palette({ ...good, light: { accent: 'rgb(138 31 43)', onAccent: 'white' } })
    expect([light.accent, light.onAccent]).toEqual(['#8a1f2b', '#ffffff'])
  })

  it('are dark where white can be read on them', () => {
    expect(['#0c0c0c', '#7a0000', '#7fffff', '#ffffff'].map(isDark)).toEqual([true, true, false, false])
  })
})
