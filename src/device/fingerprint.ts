/**
 * FNV-1a, 32 bits: two texts share one with a probability of one in 4.3 thousand million. The first load has a loop of
 * its own, with a seed (`theme/picture-tint.ts`), since this function would add to it.
 */
export function fingerprint(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
