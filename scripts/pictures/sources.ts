import { createRequire } from 'node:module'
import { join } from 'node:path'
import * as v from 'valibot'
import { isSharp, type Sharp } from './sharp-shape.ts'

const iconSet = v.object({
  icons: v.record(v.string(), v.object({ body: v.string() })),
  aliases: v.optional(v.record(v.string(), v.object({ parent: v.string() })), {}),
})

/** What pictures are made with: sharp, and the drawings (SVG on a field of 32 by 32) by name. */
export interface Sources {
  readonly sharp: Sharp
  /** Throws, naming it, when the set has no such drawing. */
  readonly drawing: (name: string) => string
}

/**
 * Finds sharp and the emoji set (100 MB together, needed only to remake pictures, so not dependencies) in
 * `folder/node_modules`. Null when either is missing.
 */
export function findSources(folder: string): Sources | null {
  const load = createRequire(join(folder, 'package.json'))
  let sharp: unknown
  let json: unknown
  try {
    sharp = load('sharp')
    json = load('@iconify-json/fluent-emoji/icons.json')
  } catch {
    return null
  }
  if (!isSharp(sharp)) return null
  const set = v.parse(iconSet, json)
  const drawing = (name: string): string => {
    const icon = set.icons[name] ?? set.icons[set.aliases[name]?.parent ?? '']
    if (!icon) throw new Error(`The emoji set has no '${name}'.`)
    return icon.body
  }
  return { sharp, drawing }
}
