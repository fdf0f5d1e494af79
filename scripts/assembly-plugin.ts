import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { paths } from './paths.ts'

/** Compiles AssemblyScript to a WebAssembly module that imports its memory. Throws the compiler's messages. */
async function compileAssembly(source: string, name: string): Promise<Uint8Array> {
  // Imported on demand: the compiler takes seconds to load.
  const { default: asc } = await import('assemblyscript/asc')
  const entry = `${name}.ts`
  let binary: Uint8Array | undefined
  let messages = ''
  const { error } = await asc.main(
    [entry, '--outFile', 'out.wasm', '-O3', '--runtime', 'stub', '--importMemory', '--enable', 'simd'],
    {
      readFile: (path) => (path === entry ? source : null),
      writeFile: (path, contents) => {
        if (path === 'out.wasm' && contents instanceof Uint8Array) binary = contents
      },
      listFiles: () => [],
      stderr: {
        write: (text) => {
          messages += String(text)
        },
      },
    },
  )
  if (error || !binary) throw new Error(`${name} could not be compiled:\n${messages}`)
  return binary
}

/** Cache of compiled modules, named by the SHA-256 of their source and of this file. */
const cache = resolve(paths.cache, 'assembly')

/** Returns the cached module where the source has not changed; otherwise compiles it. */
async function compileCached(source: string, name: string): Promise<Uint8Array> {
  const options = await readFile(resolve(paths.root, 'scripts/assembly-plugin.ts'))
  const hash = createHash('sha256').update(source).update(options).digest('hex')
  const file = resolve(cache, `${name}-${hash}.wasm`)
  const cached = await readFile(file).catch(() => null)
  if (cached) return cached
  const binary = await compileAssembly(source, name)
  await mkdir(cache, { recursive: true })
  // Renamed only when complete: an interrupted build leaves no partial file under this name.
  await writeFile(`${file}.${process.pid}`, binary)
  await rename(`${file}.${process.pid}`, file)
  return binary
}

/**
 * `import bytes from './scan.as'` is the compiled module in base64: a few hundred bytes, too few for a file of its
 * own.
 */
export function assemblyPlugin(): Plugin {
  return {
    name: 'assembly',
    async load(id) {
      const path = id.replace(/\?.*$/s, '')
      if (!path.endsWith('.as')) return null
      const binary = await compileCached(await readFile(path, 'utf8'), basename(path, '.as'))
      return { code: `export default '${Buffer.from(binary).toString('base64')}'`, moduleType: 'js' }
    },
  }
}
