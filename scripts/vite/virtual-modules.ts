/** The source text of a module with these constants. */
export const exportsOf = (constants: object): string =>
  Object.entries(constants)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')

/**
 * A module with these constants, with the texts of its own modules. Each value is a module of its own, since a bundler never
 * divides one: a chunk contains what it reads.
 */
export const valueModules = (name: string, values: object, exported = ''): (readonly [string, string])[] => [
  ...Object.entries<unknown>({ ...values }).map(
    ([key, value]) => [`${name}/${key}`, exportsOf({ [key]: value })] as const,
  ),
  [
    name,
    Object.keys(values)
      .map((key) => `export { ${key} } from '${name}/${key}'\n`)
      .join('') + exported,
  ],
]

/** The hooks of a plugin that serves modules, source texts by their names. The bundler leaves out what is not used of them. */
export const serveModules = (modules: ReadonlyMap<string, string>) => ({
  resolveId: (id: string) => (modules.has(id) ? `\0${id}` : undefined),
  load(id: string) {
    const code = id.startsWith('\0') ? modules.get(id.slice(1)) : undefined
    return code === undefined ? undefined : { code, moduleSideEffects: false }
  },
})
