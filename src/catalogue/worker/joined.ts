import type { Ranked } from '../engine/sort-ordinals.ts'

/** The products of all parts, in their order. */
export function joined(parts: readonly Ranked[]): Ranked {
  const count = parts.reduce((sum, { ordinals }) => sum + ordinals.length, 0)
  const all = { ordinals: new Uint32Array(count), ranks: new Uint16Array(count) }
  let at = 0
  for (const { ordinals, ranks } of parts) {
    all.ordinals.set(ordinals, at)
    all.ranks.set(ranks, at)
    at += ordinals.length
  }
  return all
}
