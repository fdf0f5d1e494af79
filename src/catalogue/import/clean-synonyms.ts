import * as v from 'valibot'
import type { Synonyms } from '../words/other-searches.ts'
import { isWellFormed } from '../well-formed.ts'
import { foldSearch } from '../words/fold.ts'

/** A row of the table that is left out. */
interface RowProblem {
  /** The first 40 characters of what shoppers type. */
  readonly typed: string
  readonly message: string
}

const longest = 60

const words = (what: string) =>
  v.pipe(
    v.string(`${what} must be text`),
    v.maxLength(longest, `${what} must be at most ${longest} characters long`),
    v.check((text) => isWellFormed(text), `${what} must be well-formed Unicode`),
    v.regex(/^\S+(?: \S+)*$/u, `${what} must be words with one space between them`),
    v.check((text) => text === text.toLowerCase(), `${what} must be in lower case`),
  )

const rowSchema = v.object({
  typed: words('What shoppers type'),
  searches: v.pipe(
    v.array(words('Each search text'), 'The search texts must be a list'),
    v.nonEmpty('There must be a search text'),
    v.maxLength(5, 'There must be at most 5 search texts'),
  ),
})

/**
 * The valid rows of an owner's table by the folded text that shoppers type, and a problem for each invalid one. A row is
 * invalid, too, where one of its search texts finds nothing: `isFound` says what finds a product.
 */
export function cleanSynonyms(
  raw: unknown,
  isFound: (search: string) => boolean,
): { synonyms: Synonyms; problems: readonly RowProblem[] } {
  const synonyms = new Map<string, readonly string[]>()
  const problems: RowProblem[] = []
  const rows: [string, unknown][] = typeof raw === 'object' && raw !== null ? Object.entries(raw) : []
  for (const [typed, searches] of rows) {
    const parsed = v.safeParse(rowSchema, { typed, searches }, { abortEarly: true })
    const lost = parsed.success && parsed.output.searches.find((search) => !isFound(search))
    if (!parsed.success) problems.push({ typed: typed.slice(0, 40), message: parsed.issues[0].message })
    else if (lost) problems.push({ typed, message: `No product is found by “${lost}”` })
    else if (synonyms.has(foldSearch(typed)))
      problems.push({ typed, message: 'An earlier row is for the same words' })
    else synonyms.set(foldSearch(typed), parsed.output.searches)
  }
  return { synonyms, problems }
}
