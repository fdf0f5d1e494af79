import { createRequire } from 'node:module'
import sharp from 'sharp'
import * as v from 'valibot'
import type { Sharp } from './sharp-shape.ts'

const iconSet = v.object({
  icons: v.record(v.string(), v.object({ body: v.string() })),
  aliases: v.optional(v.record(v.string(), v.object({ parent: v.string() })), {}),
})

export interface Sources {
  readonly sharp: Sharp
  /** Returns a drawing of the emoji set, as SVG on a field of 32 by 32. Throws, with its name, where it is missing. */
  readonly drawing: (name: string) => string
}

/** Opens the emoji set. Throws where it is not installed: it is not a dependency, since only these pictures need it. */
export function openSources(): Sources {
  const json: unknown = createRequire(import.meta.url)('@iconify-json/fluent-emoji/icons.json')
  const set = v.parse(iconSet, json)
  const drawing = (name: string): string => {
    const icon = set.icons[name] ?? set.icons[set.aliases[name]?.parent ?? '']
    if (!icon) throw new Error(`The emoji set has no '${name}'.`)
    return icon.body
  }
  return { sharp, drawing }
}
