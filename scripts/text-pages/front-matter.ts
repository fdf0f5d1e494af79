import * as v from 'valibot'
import { parse } from 'yaml'
// Relative: Vite bundles its configuration before package imports can resolve to TypeScript.
import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'
import { text } from '../catalogue/text-schema.ts'

const places = ['header', 'footer', 'none'] as const

const schema = v.strictObject(
  {
    title: text(100),
    /** Of the link. */
    place: v.optional(v.picklist(places, `must be one of ${places.join(', ')}`), 'footer'),
    /** Of the links, the lowest first. */
    order: v.optional(v.number('must be a number'), 0),
    description: v.optional(text(300)),
  },
  (issue) => {
    if (!issue.path) return 'must be lines such as “title: Terms”'
    return issue.expected === 'never'
      ? 'is not a known field. These are: title, place, order, description'
      : 'is missing'
  },
)

export interface FrontMatter extends v.InferOutput<typeof schema> {
  /** What follows. */
  readonly text: string
  /** The line of the file at which it begins, from 1. */
  readonly firstLine: number
}

/** Between two lines of `---`, at the top. */
const block = /^---[ \t]*\r?\n(?<fields>.*?)^---[ \t]*(?:\r?\n|$)/ms

/** Reads the top of a Markdown file. `file` is its name in messages. Throws `ConfigurationError`. */
export function readFrontMatter(file: string, content: string): FrontMatter {
  const found = block.exec(content)
  if (!found || found.index > 0)
    throw new ConfigurationError(
      `${file} must begin with its title, between two lines of three hyphens: “---”, “title: Terms”, “---”.`,
    )
  let fields: unknown
  try {
    fields = parse(found.groups?.['fields'] ?? '')
  } catch (error) {
    const [reason] = String(error).split('\n')
    throw new ConfigurationError(`${file} begins with lines that are no YAML: ${reason}`, { cause: error })
  }
  const parsed = v.safeParse(schema, fields, { abortEarly: true })
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new ConfigurationError(
      `${file}: ${v.getDotPath(issue) ?? 'the lines at its top'} ${issue.message}.`,
    )
  }
  const [head] = found
  return { ...parsed.output, text: content.slice(head.length), firstLine: head.split('\n').length }
}
