import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { paths } from '../paths.ts'

/** Lists the packages that the shop is made of (CycloneDX), for whoever audits it. A build without npm goes on. */
export async function writeSbom(file: string): Promise<void> {
  const command = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only']
  try {
    const { stdout } = await promisify(execFile)('npm', command, {
      cwd: paths.root,
      maxBuffer: 64_000_000,
      shell: process.platform === 'win32',
    })
    await writeFile(file, stdout)
  } catch {
    console.warn(`There is no list of packages (${file}): npm ${command.join(' ')} has failed.`)
  }
}
