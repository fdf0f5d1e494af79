import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'
import { paths } from '../paths.ts'
import { writeWhole } from '../write-whole.ts'

const compiler = resolve(paths.root, 'node_modules/assemblyscript/bin/asc.js')

/** Cache of compiled modules, named by the SHA-256 of their source and of this file. */
const cache = resolve(paths.cache, 'assembly')

/** Compiles AssemblyScript to a WebAssembly module that imports its memory. Throws the compiler's messages. */
async function compileAssembly(source: string, name: string): Promise<Uint8Array> {
  const folder = await mkdtemp(resolve(cache, 'new-'))
  try {
    // The compiler reads files with the extension `ts` only.
    const [typed, binary] = [resolve(folder, `${name}.ts`), resolve(folder, `${name}.wasm`)]
    await writeFile(typed, source)
    const options = ['-O3', '--runtime', 'stub', '--importMemory', '--enable', 'simd']
    // A process of its own: the loader of TypeScript in this one would parse the 14 MB of the compiler.
    await promisify(execFile)(process.execPath, [compiler, typed, '--outFile', binary, ...options])
    return await readFile(binary)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns the cached module where the source has not changed; otherwise compiles it. */
async function compileCached(source: string, name: string): Promise<Uint8Array> {
  const options = await readFile(resolve(paths.root, 'scripts/vite/assembly-plugin.ts'))
  const hash = createHash('sha256').update(source).update(options).digest('hex')
  const file = resolve(cache, `${name}-${hash}.wasm`)
  const cached = await readFile(file).catch(() => null)
  if (cached) return cached
  await mkdir(cache, { recursive: true })
  const compiled = await compileAssembly(source, name)
  await writeWhole(file, compiled)
  return compiled
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
