import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { paths } from '../paths.ts'

const properties = v.optional(v.array(v.looseObject({ name: v.string() })), [])

/** CycloneDX, as far as it is read here. */
const schema = v.looseObject({
  components: v.array(v.looseObject({ 'bom-ref': v.string(), properties })),
  dependencies: v.array(v.looseObject({ ref: v.string() })),
})

/**
 * The list without development tools. `npm sbom --omit dev` would also leave out what the shop shares with a tool, React
 * for one: https://github.com/npm/cli/issues/7909.
 */
function withoutTools(text: string) {
  const { components, dependencies, ...rest } = v.parse(schema, JSON.parse(text))
  const isTool = ({ properties: named }: (typeof components)[number]) =>
    named.some(({ name }) => name === 'cdx:npm:package:development')
  const tools = new Set(components.filter(isTool).map((component) => component['bom-ref']))
  return {
    ...rest,
    components: components.filter((component) => !isTool(component)),
    // A tool is needed by tools alone, and by the project itself.
    dependencies: dependencies
      .filter(({ ref }) => !tools.has(ref))
      .map(({ dependsOn, ...dependency }) => ({
        ...dependency,
        dependsOn: v.parse(v.optional(v.array(v.string()), []), dependsOn).filter((ref) => !tools.has(ref)),
      })),
  }
}

/** Lists the shop's packages (CycloneDX), for audits. Where npm fails, warns and writes nothing. */
export async function writeSbom(file: string): Promise<void> {
  // The build runs in production mode, for which npm would omit `dev` by itself.
  const command = ['sbom', '--sbom-format', 'cyclonedx', '--include', 'dev', '--package-lock-only']
  try {
    const { stdout } = await promisify(execFile)('npm', command, {
      cwd: paths.root,
      maxBuffer: 64_000_000,
      shell: process.platform === 'win32',
    })
    await writeFile(file, JSON.stringify(withoutTools(stdout), null, 2))
  } catch {
    console.warn(`There is no list of packages (${file}): npm ${command.join(' ')} has failed.`)
  }
}
