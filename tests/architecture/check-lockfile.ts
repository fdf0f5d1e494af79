import * as v from 'valibot'

const schema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      integrity: v.optional(v.string()),
      resolved: v.optional(v.string()),
      link: v.optional(v.boolean()),
      hasInstallScript: v.optional(v.boolean()),
      optionalDependencies: v.optional(v.record(v.string(), v.string()), {}),
    }),
  ),
})

/**
 * Returns, each as a sentence, every lockfile entry that npm could fill with other content (no hash), only from one
 * registry address, or not at all. Packages for other systems must be locked, too: otherwise `npm ci` rejects the
 * whole file. Also returns entries with an install script, except those in `allowed`, the names in `allowScripts`.
 */
export function checkLockfile(text: string, allowed: readonly string[]): string[] {
  const { packages } = v.parse(schema, JSON.parse(text))
  const names = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)))
  return Object.entries(packages).flatMap(
    ([path, { integrity, resolved, link, hasInstallScript, optionalDependencies }]) => [
      ...(path === '' || integrity?.startsWith('sha512-') ? [] : [`${path} has no sha512 hash.`]),
      ...(resolved === undefined ? [] : [`${path} names an address: ${resolved}`]),
      ...(link ? [`${path} is a link.`] : []),
      ...(hasInstallScript && !allowed.includes(path.split('node_modules/').at(-1) ?? '')
        ? [`${path} wants to run a script when it is installed.`]
        : []),
      ...Object.keys(optionalDependencies)
        .filter((name) => !names.has(name))
        .map((name) => `${path} needs ${name} on some systems, and it is not locked.`),
    ],
  )
}
