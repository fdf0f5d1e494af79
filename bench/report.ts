import { mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { paths } from '../scripts/paths.ts'
import { describeMachine, type Machine } from './machine.ts'
import { drawPlot, type Plot } from './plot.ts'

/** Cells are formatted text: with units, rounded. */
export interface Table {
  readonly heading: string
  /** Explains the figures, in a sentence or two of Markdown. */
  readonly note?: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A limit of the project, and what was found. */
export interface Limit {
  /** `LCP of / at most 0.9 s`. */
  readonly claim: string
  /** The result, with its unit. */
  readonly found: string
  readonly isKept: boolean
}

export interface Report {
  readonly title: string
  /** The command that produced it. */
  readonly command: string
  readonly machine: Machine
  /** How it was measured: conditions, definitions. Markdown paragraphs. */
  readonly method: readonly string[]
  readonly plot?: Plot
  readonly tables: readonly Table[]
  readonly limits: readonly Limit[]
  /** All measurements, for other programs; any JSON. */
  readonly data: unknown
}

const cell = (text: string) => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ')
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`

/** A Markdown table; figures (all columns but the first) are right-aligned. Throws for a row that does not fit. */
export function markdownTable({ columns, rows }: Pick<Table, 'columns' | 'rows'>): string {
  const odd = rows.find((cells) => cells.length !== columns.length)
  if (odd) throw new Error(`A row has ${odd.length} cells and not ${columns.length}: ${odd.join(', ')}`)
  const rule = columns.map((_, index) => (index === 0 ? ':--' : '--:'))
  return [row(columns), `| ${rule.join(' | ')} |`, ...rows.map(row)].join('\n')
}

/** The limits as lines, for both the console and the page. */
export function limitLines(limits: readonly Limit[]): string[] {
  return limits.map(({ claim, found, isKept }) => `${isKept ? 'kept' : '**exceeded**'}: ${claim}: ${found}`)
}

/** `picture` is the path of the report's plot; undefined where it has none. */
export function markdownReport(
  { title, command, machine, method, plot, tables, limits }: Omit<Report, 'data'>,
  picture: string,
): string {
  const exceeded = limits.filter(({ isKept }) => !isKept).length
  return [
    `# ${title}`,
    `\`${command}\` on ${describeMachine(machine)}`,
    ...method,
    ...(plot ? [`![${plot.title}: ${plot.yLabel} by ${plot.xLabel}](${picture})`] : []),
    ...(limits.length > 0
      ? [
          '## Limits',
          `${limits.length - exceeded} kept, ${exceeded} exceeded.`,
          limitLines(limits)
            .map((line) => `- ${line}`)
            .join('\n'),
        ]
      : []),
    ...tables.flatMap((table) => [
      `## ${table.heading}`,
      ...(table.note === undefined ? [] : [table.note]),
      markdownTable(table),
    ]),
    '',
  ].join('\n\n')
}

/** Writes `results/{name}.json`, `.md` and, for a report with a plot, `.svg` beside this file. Returns the paths. */
export async function writeReport(name: string, report: Report): Promise<string[]> {
  const folder = resolve(paths.root, 'bench/results')
  const { title, command, machine, limits, data } = report
  await mkdir(folder, { recursive: true })
  const json = resolve(folder, `${name}.json`)
  const markdown = resolve(folder, `${name}.md`)
  await writeFile(json, `${JSON.stringify({ title, command, machine, limits, data }, null, 1)}\n`)
  await writeFile(markdown, markdownReport(report, `${name}.svg`))
  if (!report.plot) return [json, markdown]
  const picture = resolve(folder, `${name}.svg`)
  await writeFile(picture, drawPlot(report.plot))
  return [json, markdown, picture]
}
