import { parseSync, Visitor, type EcmaScriptModule } from 'oxc-parser'

/** The modules that a file imports statically, without those that it takes types from alone. */
const valueImports = (module: EcmaScriptModule): string[] => [
  ...module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value),
  ...module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, moduleRequest }) => (isType || !moduleRequest ? [] : [moduleRequest.value])),
  ),
]

/** The modules that a running file imports, as written: without those that it takes types from alone. */
export function readRuntimeImports(path: string, text: string): string[] {
  const { module } = parseSync(path, text)
  return [
    ...valueImports(module),
    ...module.dynamicImports
      .map(({ moduleRequest: { start, end } }) => text.slice(start, end))
      .filter((source) => /^['"`]/.test(source))
      .map(unquote),
  ]
}

export interface Imports {
  /** Of `import` and `export … from`, types included. */
  readonly static: readonly string[]
  /** The same without types. */
  readonly values: readonly string[]
  /** Of `import('…')` in a type. */
  readonly types: readonly string[]
  /** Of `import()` and `new URL(…, import.meta.url)`, which names workers. Anything but plain text as its source code. */
  readonly dynamic: readonly string[]
}

/** The modules that a file refers to, as written. */
export function readImportsByKind(path: string, text: string): Imports {
  const { program, module, errors } = parseSync(path, text)
  const [error] = errors
  if (error) throw new Error(`${path}: ${error.message}`)

  const types: string[] = []
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    unquote(text.slice(start, end)),
  )
  new Visitor({
    TSImportType({ source }) {
      types.push(source.value)
    },
    NewExpression({ callee, arguments: [address, base] }) {
      const isUrl = callee.type === 'Identifier' && callee.name === 'URL' && base !== undefined
      if (isUrl && address?.type === 'Literal' && typeof address.value === 'string')
        dynamic.push(address.value)
    },
  }).visit(program)
  return {
    static: [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
      ),
    ],
    values: valueImports(module),
    types,
    dynamic,
  }
}

/** The modules that a file imports, as written, each once. */
export function readImports(path: string, text: string): string[] {
  const found = readImportsByKind(path, text)
  return [...new Set([...found.static, ...found.dynamic])]
}

function unquote(source: string): string {
  return /^(['"`])(.*)\1$/s.exec(source.trim())?.[2] ?? source
}
