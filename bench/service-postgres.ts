import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { foldSearch } from '../src/catalogue/words/fold.ts'
import { generated } from '../src/catalogues/demo/generated.ts'

const bin = '/usr/lib/postgresql/15/bin'

/** Debian's PostgreSQL 15 with pg_trgm. */
export const hasPostgres =
  existsSync(join(bin, 'psql')) && existsSync('/usr/share/postgresql/15/extension/pg_trgm.control')

export interface PostgresTimes {
  /** Seconds. */
  readonly load: number
  /** Milliseconds, by query. */
  readonly first: readonly number[]
  readonly counts: readonly number[]
  readonly facets: readonly number[]
  /** Bytes. */
  readonly bytes: number
}

const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))

/** PostgreSQL does not run as root: then as its own user. */
const userOptions = () => (process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {})

const literal = (text: string) =>
  `'%${foldSearch(text)
    .replaceAll(/[\\%_]/g, String.raw`\$&`)
    .replaceAll("'", "''")}%'`

/** Times the same queries in a database of its own, which is removed. Generated products alone. */
export function timePostgres(size: number, searches: readonly string[]): PostgresTimes {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  chmodSync(folder, 0o777)
  const user = userOptions()
  const run = (tool: string, args: readonly string[], input?: string) => {
    const { status, stdout, stderr } = spawnSync(join(bin, tool), [...args], {
      ...user,
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
      ...(input === undefined ? {} : { input }),
    })
    if (status !== 0) throw new Error(`${tool}: ${stderr}`)
    return stdout
  }
  const sql = (text: string) =>
    run('psql', ['-qAtX', '-h', folder, '-d', 'postgres', '-v', 'ON_ERROR_STOP=1'], text)
  run('initdb', ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '--locale=C', '-E', 'UTF8'])
  run('pg_ctl', [
    '-D',
    join(folder, 'data'),
    '-w',
    '-l',
    join(folder, 'log'),
    '-o',
    `-k ${folder} -c listen_addresses= -c shared_buffers=1GB -c maintenance_work_mem=1GB -c work_mem=64MB -c fsync=off`,
    'start',
  ])
  const asPostgres = (text: string) => sql(`set role postgres;\n${text}`)
  try {
    const start = performance.now()
    asPostgres(
      'create extension pg_trgm; create table p (id bigint, category text, price bigint, original bigint, rating float, brand text, name text, description text, name_l text, description_l text, picture text);',
    )
    for (let from = generated.firstId; from <= size; from += 100_000) {
      const lines: string[] = []
      for (let id = from; id < Math.min(from + 100_000, size + 1); id += 1) {
        const { category, price, originalPrice, rating, brand, name, description, picture } =
          generated.summary(id)
        lines.push(
          `${id}\t${category}\t${price}\t${originalPrice ?? 0}\t${rating}\t${brand}\t${name}\t${description}\t${name.toLowerCase()}\t${description.toLowerCase()}\t${picture}`,
        )
      }
      const file = join(folder, 'rows.tsv')
      writeFileSync(file, `${lines.join('\n')}\n`)
      sql(`\\copy p from '${file}'\n`)
    }
    asPostgres(
      'alter table p add primary key (id); create index on p using gin (name_l gin_trgm_ops, description_l gin_trgm_ops); vacuum analyze p;',
    )
    const load = (performance.now() - start) / 1000
    const where = (search: string) =>
      `name_l like ${literal(search)} or description_l like ${literal(search)}`
    const times = (statementOf: (search: string) => string) => {
      const output = sql(
        `\\timing on\n\\o /dev/null\n${searches.map((search) => `${statementOf(search)};`).join('\n')}\n`,
      )
      return [...output.matchAll(/^Time: ([\d.]+) ms/gm)].map(([, text]) => Number(text))
    }
    return {
      load,
      first: times(
        (search) =>
          `select id, category, price, original, rating, brand, name, description, picture from p where ${where(search)} order by id limit 31`,
      ),
      counts: times((search) => `select category, count(*) from p where ${where(search)} group by category`),
      facets: times(
        (search) =>
          `select count(*), min(price), max(price), count(*) filter (where price < 2500), count(*) filter (where price between 2500 and 4999), count(*) filter (where price between 5000 and 9999), count(*) filter (where price between 10000 and 19999), count(*) filter (where price between 20000 and 49999), count(*) filter (where price >= 50000), count(*) filter (where rating >= 4.5), count(*) filter (where rating >= 4), count(*) filter (where rating >= 3.5), count(*) filter (where rating >= 3), count(*) filter (where original > price) from p where ${where(search)}`,
      ),
      bytes: Number(sql("select pg_total_relation_size('p');").trim()),
    }
  } finally {
    run('pg_ctl', ['-D', join(folder, 'data'), '-m', 'immediate', 'stop'])
    rmSync(folder, { recursive: true, force: true })
  }
}
