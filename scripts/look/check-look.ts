import * as v from 'valibot'
import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'
import type { ShopLook } from '../../src/shop-look.types.ts'
import { entries, list, short } from '../catalogue/check-fields.ts'

const colors = entries({
  accent: short,
  onAccent: v.optional(short),
  paper: v.optional(short),
  ink: v.optional(short),
  panel: v.optional(short),
  onPanel: v.optional(short),
  highlight: v.optional(short),
  onHighlight: v.optional(short),
})

const systems = ['sans-serif', 'serif', 'monospace'] as const

const font = v.union(
  [
    entries({ package: short }),
    entries({ family: short, files: v.record(v.string(), short) }),
    entries({ system: v.picklist(systems) }),
  ],
  "must be { package: '@fontsource-variable/jost' }, { family: 'Mine', files: { '400': 'fonts/mine.woff2' } } or { system: 'serif' }",
)

const one = <const Options extends readonly string[]>(options: Options) =>
  v.optional(v.picklist(options, `must be one of ${options.join(', ')}`))

const schema = entries({
  colors: v.optional(entries({ light: colors, dark: colors })),
  fonts: v.optional(
    entries({
      text: font,
      headings: v.optional(font),
      headingWeight: v.optional(
        v.picklist([400, 500, 600, 700, 800, 900], 'must be 400, 500, 600, 700, 800 or 900'),
      ),
      cards: v.optional(list(short)),
    }),
  ),
  corners: one(['round', 'square']),
  backdrop: one(['tint', 'white', 'none']),
  fit: one(['crop', 'contain']),
  priceBadges: v.optional(v.boolean('must be true or false')),
  logo: one(['beside-name', 'instead-of-name']),
})

/** Checks the export `look` of a `shop.look.ts`. Throws `ConfigurationError` that names the first fault. */
export function checkLook(file: string, look: unknown): asserts look is ShopLook {
  const parsed = v.safeParse(schema, look, { abortEarly: true })
  if (parsed.success) return
  const [issue] = parsed.issues
  throw new ConfigurationError(`${file}: look.${v.getDotPath(issue) ?? ''} ${issue.message}.`)
}
