import * as v from 'valibot'

const schema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      integrity: v.optional(v.string()),
      resolved: v.optional(v.string()),
      link: v.optional(v.boolean()),
    }),
  ),
})

/**
 * Every entry of a lockfile that npm could fill with something else than what was locked (no hash), or only from
 * one address (a registry that others may not reach), each as a sentence.
 */
export function checkLockfile(text: string): string[] {
  const { packages } = v.parse(schema, JSON.parse(text))
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .flatMap(([path, { integrity, resolved, link }]) => [
      ...(integrity?.startsWith('sha512-') ? [] : [`${path} has no sha512 hash.`]),
      ...(resolved === undefined ? [] : [`${path} names an address: ${resolved}`]),
      ...(link ? [`${path} is a link.`] : []),
    ])
}
