import { mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { places } from '../scripts/places.ts'
import { describeMachine, type Machine } from './machine.ts'
import { drawPlot, type Plot } from './plot.ts'

/** Cells are ready for people: with their units, rounded. */
export interface Table {
  readonly heading: string
  /** What the figures are, in a sentence or two of Markdown. */
  readonly note?: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export interface Goal {
  /** What was aimed at, as a claim: `LCP of / at most 1.7 s`. */
  readonly claim: string
  /** What came of it, with its unit. */
  readonly found: string
  readonly isMet: boolean
}

export interface Report {
  readonly title: string
  /** The command that gave it. */
  readonly command: string
  readonly machine: Machine
  /** How it was measured: conditions, definitions. Markdown paragraphs. */
  readonly method: readonly string[]
  readonly plot?: Plot
  readonly tables: readonly Table[]
  readonly goals: readonly Goal[]
  /** Everything measured, for other programs; any JSON. */
  readonly data: unknown
}

const cell = (text: string) => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ')
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`

/** A Markdown table; figures (all columns but the first) stand to the right. Throws for a row that does not fit. */
export function markdownTable({ columns, rows }: Pick<Table, 'columns' | 'rows'>): string {
  const odd = rows.find((cells) => cells.length !== columns.length)
  if (odd) throw new Error(`A row has ${odd.length} cells and not ${columns.length}: ${odd.join(', ')}`)
  const rule = columns.map((_, index) => (index === 0 ? ':--' : '--:'))
  return [row(columns), `| ${rule.join(' | ')} |`, ...rows.map(row)].join('\n')
}

/** The goals as lines, for the console and the page alike. */
export function goalLines(goals: readonly Goal[]): string[] {
  return goals.map(({ claim, found, isMet }) => `${isMet ? 'met' : '**missed**'}: ${claim}: ${found}`)
}

/** `picture` is the path of the report's plot, where it has one. */
export function markdownReport(
  { title, command, machine, method, plot, tables, goals }: Omit<Report, 'data'>,
  picture: string,
): string {
  const missed = goals.filter(({ isMet }) => !isMet).length
  return [
    `# ${title}`,
    `\`${command}\` on ${describeMachine(machine)}`,
    ...method,
    ...(plot ? [`![${plot.title}: ${plot.yLabel} by ${plot.xLabel}](${picture})`] : []),
    ...(goals.length > 0
      ? [
          '## Goals',
          `${goals.length - missed} met, ${missed} missed.`,
          goalLines(goals)
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

/** Writes `results/{name}.json`, `.md` and, where there is a plot, `.svg` beside this file; answers with the paths. */
export async function writeReport(name: string, report: Report): Promise<string[]> {
  const folder = resolve(places.root, 'bench/results')
  const { title, command, machine, goals, data } = report
  await mkdir(folder, { recursive: true })
  const json = resolve(folder, `${name}.json`)
  const markdown = resolve(folder, `${name}.md`)
  await writeFile(json, `${JSON.stringify({ title, command, machine, goals, data }, null, 1)}\n`)
  await writeFile(markdown, markdownReport(report, `${name}.svg`))
  if (!report.plot) return [json, markdown]
  const picture = resolve(folder, `${name}.svg`)
  await writeFile(picture, drawPlot(report.plot))
  return [json, markdown, picture]
}
