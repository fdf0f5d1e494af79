import { parseSync, Visitor } from 'oxc-parser'

/** The modules that a running file imports, as written: without those that it takes types from alone. */
export function readRuntimeImports(path: string, text: string): string[] {
  const { module } = parseSync(path, text)
  return [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ isType, moduleRequest }) => (isType || !moduleRequest ? [] : [moduleRequest.value])),
    ),
    ...module.dynamicImports
      .map(({ moduleRequest: { start, end } }) => text.slice(start, end))
      .filter((source) => /^['"`]/.test(source))
      .map(unquote),
  ]
}

/**
 * The modules that a file refers to, as written: `import`, `export … from`, `import()` and `new URL(…,
 * import.meta.url)`, which names workers. For a dynamic import of anything but plain text, its source code.
 */
export function readImports(path: string, text: string): string[] {
  const { program, module, errors } = parseSync(path, text)
  const [error] = errors
  if (error) throw new Error(`${path}: ${error.message}`)

  const found = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest }) => moduleRequest?.value ?? null),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => unquote(text.slice(start, end))),
  ].filter((request) => request !== null)

  new Visitor({
    NewExpression({ callee, arguments: [address, base] }) {
      const isUrl = callee.type === 'Identifier' && callee.name === 'URL' && base !== undefined
      if (isUrl && address?.type === 'Literal' && typeof address.value === 'string') found.push(address.value)
    },
  }).visit(program)
  return [...new Set(found)]
}

function unquote(source: string): string {
  return /^(['"`])(.*)\1$/s.exec(source.trim())?.[2] ?? source
}
