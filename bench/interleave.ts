/**
 * Measures every variant once in each round. Each round starts with another variant, and every second round runs
 * backwards: load from other processes then affects all variants alike, and none always follows the same one.
 * Returns the measurements of each variant in the order of the rounds. Throws what `measure` throws.
 */
export async function interleave<Variant, Measurement>(
  variants: readonly Variant[],
  rounds: number,
  measure: (variant: Variant, round: number) => Promise<Measurement>,
): Promise<Map<Variant, Measurement[]>> {
  const results = new Map(variants.map((variant): [Variant, Measurement[]] => [variant, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const variant of orderOf(variants, round)) {
      results.get(variant)?.push(await measure(variant, round))
    }
  }
  return results
}

/** The order of the variants in the given round (from 0). */
export function orderOf<Variant>(variants: readonly Variant[], round: number): readonly Variant[] {
  if (variants.length === 0) return variants
  const start = round % variants.length
  const turned = [...variants.slice(start), ...variants.slice(0, start)]
  return round % 2 === 0 ? turned : turned.toReversed()
}
