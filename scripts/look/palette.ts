import { clampChroma, formatHex, interpolate, oklch, parse, rgb, wcagContrast } from 'culori'
import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'
import type { LookColors, ShopLook } from '../../src/shop-look.types.ts'
import { dark, light } from '../../src/theme/tokens.ts'

export type Palette = typeof light

const white = '#ffffff'
const black = '#0c0c0c'

/** WCAG 2.2: of texts for reading (1.4.6), of other texts (1.4.3), and of edges (1.4.11). */
const needed = { reading: 7, text: 4.5, edge: 3 }

/** `share` of `second` in `first`. */
const mix = (first: string, second: string, share: number): string =>
  formatHex(interpolate([first, second], 'oklab')(share))

/** `color` with a lightness that is this share nearer to that of white or of black. */
function withLightness(color: string, isLighter: boolean, share: number): string {
  const { l = 0, c = 0, h } = oklch(color) ?? {}
  const lightness = l + ((isLighter ? 1 : 0) - l) * share
  return formatHex(clampChroma({ mode: 'oklch', l: lightness, c, ...(h !== undefined && { h }) }, 'oklch'))
}

const least = (color: string, surfaces: readonly string[]) =>
  Math.min(...surfaces.map((surface) => wcagContrast(color, surface)))

const better = (surface: string): string =>
  wcagContrast(white, surface) >= wcagContrast(black, surface) ? white : black

/** Whether white can be read better on a colour than black. */
export const isDark = (color: string): boolean => better(color) === white

/** `color` with as much of `other` as its contrast allows, up to `most`. */
function softened(
  color: string,
  other: string,
  { surfaces, contrast, most }: { surfaces: readonly string[]; contrast: number; most: number },
): string {
  const steps = Array.from({ length: 20 }, (_, index) => mix(color, other, most * (1 - index / 20)))
  return steps.find((step) => least(step, surfaces) >= contrast) ?? color
}

/** `color`, with as much of `ink` as its contrast needs. */
function strengthened(color: string, ink: string, surfaces: readonly string[], contrast: number): string {
  const steps = Array.from({ length: 20 }, (_, index) => mix(color, ink, index / 20))
  return steps.find((step) => least(step, surfaces) >= contrast) ?? ink
}

const channels = (color: string) => {
  const { r = 0, g = 0, b = 0 } = rgb(color) ?? {}
  return [r, g, b].map((value) => Math.round(value * 255)).join(' ')
}

type Theme = 'light' | 'dark'

/** All colours of a theme, made from the owner's. */
function complete(given: LookColors, theme: Theme, lightPanel: string | undefined): Palette {
  const usual = theme === 'light' ? light : dark
  const isLight = theme === 'light'
  const paper = given.paper ?? usual.paper
  const ink = given.ink ?? usual.ink
  const { accent } = given
  const raised = isLight ? white : mix(paper, white, 0.06)
  const sunk = isLight ? mix(paper, ink, 0.05) : mix(paper, '#000000', 0.3)
  const hover = mix(paper, isLight ? ink : white, isLight ? 0.05 : 0.12)
  const accentSoft = mix(paper, accent, 0.12)
  const surfaces = [paper, raised, sunk]
  // Suggestions, menus and times have soft texts on these.
  const allSurfaces = [...surfaces, accentSoft, hover]
  const panel = given.panel ?? lightPanel ?? mix(accent, black, 0.25)
  const onPanel = given.onPanel ?? better(panel)
  const tape = given.highlight ?? usual.tape
  const soft = { surfaces: allSurfaces, contrast: needed.reading, most: 0.28 }
  return {
    paper,
    raised,
    sunk,
    hover,
    ink,
    inkSoft: softened(ink, paper, soft),
    inkFaint: softened(ink, paper, soft),
    edge: mix(paper, ink, 0.14),
    edgeStrong: softened(ink, paper, { surfaces: allSurfaces, contrast: needed.edge, most: 0.7 }),
    accent,
    accentStrong: mix(accent, isLight ? black : white, 0.25),
    accentSoft,
    onAccent: given.onAccent ?? better(accent),
    tape,
    onTape: given.onHighlight ?? better(tape),
    kraft: mix(paper, given.highlight ?? accent, 0.16),
    danger: strengthened(usual.danger, ink, surfaces, needed.text),
    dangerSoft: usual.dangerSoft,
    good: strengthened(usual.good, ink, surfaces, needed.text),
    panel,
    onPanel,
    onPanelSoft: softened(onPanel, panel, { surfaces: [panel], contrast: needed.text, most: 0.25 }),
    star: strengthened(usual.star, ink, [paper, raised], needed.edge),
    focus: strengthened(usual.focus, ink, surfaces, needed.edge),
    backdrop: usual.backdrop,
    shadow: isLight ? channels(ink) : usual.shadow,
  }
}

/** Of the palette's names those that an owner gives under another name. */
const nameOf: Partial<Record<keyof Palette, keyof LookColors>> = { tape: 'highlight', onTape: 'onHighlight' }

const pairs: readonly (readonly [color: keyof Palette, on: readonly (keyof Palette)[], contrast: number])[] =
  [
    ['ink', ['paper', 'raised', 'sunk', 'accentSoft', 'hover'], needed.reading],
    ['accent', ['paper', 'raised', 'sunk', 'accentSoft'], needed.text],
    ['onAccent', ['accent', 'accentStrong'], needed.text],
    ['onTape', ['tape'], needed.text],
    ['onPanel', ['panel'], needed.text],
    ['tape', ['panel'], needed.text],
  ]

/** The pairs with less contrast than they need. */
const pairsBelow = (palette: Palette) =>
  pairs.flatMap(([color, surfaces, contrast]) =>
    surfaces
      .map((surface) => ({ color, surface, contrast, found: wcagContrast(palette[color], palette[surface]) }))
      .filter(({ found }) => found < contrast),
  )

type MakePalette = (given: LookColors) => Palette

const isLighterNeeded = (surface: string) => better(surface) === white

function faultsOf(given: LookColors, make: MakePalette, theme: Theme): string[] {
  const palette = make(given)
  const written = (role: keyof Palette) => {
    const name = nameOf[role] ?? role
    const isGiven = name in given
    return `${name} (${palette[role]}${isGiven ? '' : ', which the build chose'})`
  }
  return pairsBelow(palette).map(
    ({ color, surface, contrast, found }) =>
      `${theme}: ${written(color)} on ${written(surface)} has a contrast of ${(Math.floor(found * 10) / 10).toFixed(1)} to 1, and ${contrast} to 1 is needed: make ${nameOf[color] ?? color} ${isLighterNeeded(palette[surface]) ? 'lighter' : 'darker'}.`,
  )
}

/** Colours of the same hues, as near as they can be, with which no pair is below; null where that was not found. */
function mended(given: LookColors, make: MakePalette): LookColors | null {
  let colors = given
  // Each round mends one role, which may make another one's pair worse.
  for (const _ of pairs) {
    const palette = make(colors)
    const [pair] = pairsBelow(palette)
    if (!pair) return colors
    const name = nameOf[pair.color] ?? pair.color
    const isLighter = isLighterNeeded(palette[pair.surface])
    const candidates = Array.from({ length: 50 }, (_none, step) => ({
      ...colors,
      [name]: withLightness(palette[pair.color], isLighter, (step + 1) / 50),
    }))
    const next = candidates.find((one) => pairsBelow(make(one)).every(({ color }) => color !== pair.color))
    if (!next) return null
    colors = next
  }
  return pairsBelow(make(colors)).length === 0 ? colors : null
}

/** The colours that differ, as the owner's file has them; empty for none. */
function changesOf(theme: Theme, given: LookColors, next: LookColors): string {
  const before = new Map<string, unknown>(Object.entries(given))
  const changed = Object.entries<string>({ ...next }).filter(([name, color]) => before.get(name) !== color)
  return changed.length === 0
    ? ''
    : `${theme}: { ${changed.map(([name, color]) => `${name}: '${color}'`).join(', ')} }`
}

/** Why a colour cannot be used: contrasts are those of opaque colours. Undefined for one that can. */
function faultOfColor(color: string): string | undefined {
  const parsed = parse(color)
  if (!parsed) return 'no colour: write it as #0b5d4a.'
  return (parsed.alpha ?? 1) < 1 ? 'transparent: write the colour that is seen, as #0b5d4a.' : undefined
}

const inHex = (colors: LookColors): LookColors => ({
  ...colors,
  ...Object.fromEntries(
    Object.entries<string>({ ...colors }).map(([role, color]) => [role, formatHex(color)]),
  ),
})

/** Both palettes of a look. Throws `ConfigurationError` that names every pair with too little contrast. */
export function paletteOf({ light: given, dark: givenDark }: NonNullable<ShopLook['colors']>, file: string) {
  const unreadable = Object.entries({ light: given, dark: givenDark }).flatMap(([theme, colors]) =>
    Object.entries<string>({ ...colors }).flatMap(([role, color]) => {
      const fault = faultOfColor(color)
      return fault === undefined ? [] : [`${theme}: ${role} “${color}” is ${fault}`]
    }),
  )
  const fail = (faults: readonly string[]) => {
    if (faults.length > 0)
      throw new ConfigurationError(`${file}, colors:\n${faults.map((fault) => `- ${fault}`).join('\n')}`)
  }
  fail(unreadable)
  const [ofLight, ofDark] = [inHex(given), inHex(givenDark)]
  const makeLight = (colors: LookColors) => complete(colors, 'light', undefined)
  const makeDark = (colorsOfLight: LookColors) => (colors: LookColors) =>
    complete(colors, 'dark', colorsOfLight.panel ?? mix(colorsOfLight.accent, black, 0.25))
  const faults = [...faultsOf(ofLight, makeLight, 'light'), ...faultsOf(ofDark, makeDark(ofLight), 'dark')]
  const nextLight = mended(ofLight, makeLight)
  const nextDark = nextLight && mended(ofDark, makeDark(nextLight))
  const changes = [
    nextLight && changesOf('light', ofLight, nextLight),
    nextDark && changesOf('dark', ofDark, nextDark),
  ]
  const examples = changes.filter(Boolean).join(', ')
  fail(faults.length > 0 && nextDark ? [...faults, `These would do: ${examples}`] : faults)
  return { light: makeLight(ofLight), dark: makeDark(ofLight)(ofDark) }
}
