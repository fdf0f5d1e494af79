import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import asc from 'assemblyscript/asc'
import type { Plugin } from 'vite'

/** Compiles AssemblyScript to a WebAssembly module whose memory is handed to it. Throws with the compiler's words. */
async function compileAssembly(source: string, name: string): Promise<Uint8Array> {
  const entry = `${name}.ts`
  let binary: Uint8Array | undefined
  let words = ''
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
          words += String(text)
        },
      },
    },
  )
  if (error || !binary) throw new Error(`${name} could not be compiled:\n${words}`)
  return binary
}

/** `import bytes from './scan.as'` is the compiled module in base64: a few hundred bytes, so no file of its own. */
export function assemblyPlugin(): Plugin {
  return {
    name: 'assembly',
    async load(id) {
      const path = id.replace(/\?.*$/s, '')
      if (!path.endsWith('.as')) return null
      const binary = await compileAssembly(await readFile(path, 'utf8'), basename(path, '.as'))
      return { code: `export default '${Buffer.from(binary).toString('base64')}'`, moduleType: 'js' }
    },
  }
}
