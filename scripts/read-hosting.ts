import { type HeaderPlan, type Headers, headersFor } from './headers.ts'
import type { HostingFiles } from './hosting.ts'

/** What a host that was given a file would send for a path, as far as headers of the plan go. */
type Host = (path: string) => Headers

/** What each host makes of its file, by the host's own rules; `_headers` is read by two. Throws for one not understood. */
export function readHosting(files: HostingFiles): Readonly<Record<string, Host>> {
  const blocks = readHeadersFile(files['_headers'])
  return {
    Cloudflare: (path) => applyBlocks(blocks, path, true),
    Netlify: (path) => applyBlocks(blocks, path, false),
    nginx: readNginx(files['nginx.conf']),
    Caddy: readCaddy(files.Caddyfile),
  }
}

/** A sentence for each header of each path that a host would send otherwise than the plan says. */
export function findDisagreements(
  plan: HeaderPlan,
  files: HostingFiles,
  paths: readonly string[],
): readonly string[] {
  return Object.entries(readHosting(files)).flatMap(([name, host]) =>
    paths.flatMap((path) => {
      const planned = headersFor(plan, path)
      const sent = host(path)
      const headers = new Set([...Object.keys(planned), ...Object.keys(sent)])
      return [...headers]
        .filter((header) => planned[header] !== sent[header])
        .map((header) => `${name}, ${path}: ${header} is '${sent[header]}' and not '${planned[header]}'.`)
    }),
  )
}

interface Block {
  readonly pattern: string
  readonly taken: readonly string[]
  readonly given: Headers
}

function readHeadersFile(text: string): Block[] {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [pattern = '', ...lines] = block.split('\n').map((line) => line.trim())
      const given = lines
        .filter((line) => !line.startsWith('!'))
        .map((line): [string, string] => {
          const [, name, value] = /^([\w-]+): (.+)$/.exec(line) ?? []
          if (name === undefined || value === undefined) throw new Error(`_headers: '${line}'`)
          return [name, value]
        })
      const taken = lines.filter((line) => line.startsWith('! ')).map((line) => line.slice(2))
      return { pattern, taken, given: Object.fromEntries(given) }
    })
}

const fits = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern

function applyBlocks(blocks: readonly Block[], path: string, isJoining: boolean): Headers {
  const sent = new Map<string, string>()
  for (const { taken, given } of blocks.filter(({ pattern }) => fits(pattern, path))) {
    if (isJoining) for (const name of taken) sent.delete(name)
    for (const [name, value] of Object.entries(given)) {
      const before = sent.get(name)
      sent.set(name, isJoining && before !== undefined ? `${before}, ${value}` : value)
    }
  }
  return Object.fromEntries(sent)
}

/** What a map says to a path: exact inputs first, then patterns in order, then the default. */
function lookUp(lines: readonly string[], path: string): string {
  const entries = lines.map((line) => {
    const [, input = '', value = ''] = /^(\S+) "([^"]*)";?$/.exec(line.trim()) ?? []
    return { input, value }
  })
  const entry =
    entries.find(({ input }) => input === path) ??
    entries.find(({ input }) => input.startsWith('~') && new RegExp(input.slice(1)).test(path)) ??
    entries.find(({ input }) => input === 'default')
  if (!entry) throw new Error(`A map has nothing for ${path}.`)
  return entry.value
}

/** The lines of each map, by the variable that it fills. */
function readMaps(text: string, pattern: RegExp): ReadonlyMap<string, readonly string[]> {
  return new Map(Array.from(text.matchAll(pattern), ([, name = '', body = '']) => [name, body.split('\n')]))
}

function readNginx(text: string): Host {
  const maps = readMaps(text, /^map \$uri \$(\w+) \{\n(.*?)\n\}/gms)
  const added = Array.from(
    text.matchAll(/^ {2}add_header (\S+) (?:"([^"]*)"|\$(\w+)) always;$/gm),
    ([, name = '', value, variable = '']) => ({ name, value, variable }),
  )
  if (/^ {3,}add_header|\{[^}\n]*add_header/m.test(text))
    throw new Error('nginx: an add_header within a location drops those of the server.')
  return (path) =>
    Object.fromEntries(
      added.map(({ name, value, variable }) => [name, value ?? lookUp(maps.get(variable) ?? [], path)]),
    )
}

function readCaddy(text: string): Host {
  const maps = readMaps(text, /^\tmap \{path\} \{(\w+)\} \{\n(.*?)\n\t\}/gms)
  const [, headers = ''] = /^\theader \{\n(.*?)\n\t\}/ms.exec(text) ?? []
  const given = headers.split('\n').map((line) => /^\t\t(\S+) (?:"([^"]*)"|\{(\w+)\})$/.exec(line) ?? [])
  return (path) =>
    Object.fromEntries(
      given.map(([, name = '', value, variable = '']) => [
        name,
        value ?? lookUp(maps.get(variable) ?? [], path),
      ]),
    )
}
