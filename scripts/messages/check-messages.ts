import { parse, type Select, type Token } from '@messageformat/parser'
import * as v from 'valibot'
// Relative: Vite bundles its configuration before package imports can resolve to TypeScript.
import { ConfigurationError } from '../../src/catalogue/import/configuration-error.ts'
import { isPluralForm, pluralForms } from './plural-forms.ts'

/** ICU messages by room and key: the content of one file. */
export type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The texts of the performance panel, for those who test the software. An owner’s language may have them in English. */
export const testingRoom = 'lab'

/** What code has to pass: text, a number that chooses a plural, or one of the cases of a `select`. */
export type Argument = 'text' | 'number' | readonly string[]

/** A message without arguments and plurals has a `text` instead of a function. */
export interface MessageFacts {
  readonly text: string | null
  readonly args: ReadonlyMap<string, Argument>
  /** The names of its tags, `link` of `<link>…</link>`. */
  readonly tags: readonly string[]
}

/** A room is part of a module's name, and a key is the name of an export. */
const fileSchema = v.record(
  v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/, 'must be a room in lower case')),
  v.record(
    v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]*$/, 'must be a name in camelCase')),
    v.pipe(v.string('must be text'), v.nonEmpty('must not be empty')),
    'must be an object of keys and messages',
  ),
  'must be an object of rooms',
)

const fail = (file: string, key: string, fault: string): never => {
  throw new ConfigurationError(`${file}: ${key} ${fault}.`)
}

/** Checks the content of a file, apart from the messages' syntax. Throws `ConfigurationError`. */
export function checkFile(file: string, content: unknown): Messages {
  const parsed = v.safeParse(fileSchema, content, { abortEarly: true })
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  return fail(file, v.getDotPath(issue) ?? 'the file', issue.message)
}

/** The tokens of a message and of all its cases. */
const allTokens = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token) =>
    'cases' in token ? [token, ...token.cases.flatMap((one) => allTokens(one.tokens))] : [token],
  )

const isCases = (token: Token): token is Select => 'cases' in token

/** The first fault of a message's plurals and functions in a language; null for none. */
function faultIn(tokens: readonly Token[], language: string): string | null {
  for (const token of tokens) {
    if (token.type === 'function')
      return `formats {${token.arg}} itself: pass it formatted, as src/messages/format.ts does, and write {${token.arg}}`
    if (!isCases(token)) continue
    const cases = new Set(token.cases.map(({ key }) => key))
    if (token.type === 'select' && !cases.has('other')) return `has no case “other” for {${token.arg}}`
    if (token.type === 'select') continue
    const forms = pluralForms(language, token)
    const missing = forms.find((form) => !cases.has(form))
    if (missing !== undefined)
      return `has no plural “${missing}” for {${token.arg}}: copy “other” into “${missing}”, if it is the same`
    const unused = [...cases].find((key) => isPluralForm(key) && !forms.some((form) => form === key))
    if (unused !== undefined)
      return `has a plural “${unused}” for {${token.arg}}: delete it, since the language has ${forms.join(', ')}`
  }
  return null
}

const opening = /<([a-z]+)>/g

/** Parses a message. Throws `ConfigurationError` with its file and key. */
export function readMessage(file: string, key: string, message: string, language: string): MessageFacts {
  let parsed: Token[]
  try {
    parsed = parse(message, { strict: true })
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    return fail(file, key, `is no ICU message: ${sentence.replace(/[:.]$/, '')}`)
  }
  const tokens = allTokens(parsed)
  const fault = faultIn(tokens, language)
  if (fault !== null) fail(file, key, fault)
  const args = new Map<string, Argument>()
  for (const token of tokens) {
    if (token.type === 'argument' && !args.has(token.arg)) args.set(token.arg, 'text')
    if (isCases(token))
      args.set(token.arg, token.type === 'select' ? token.cases.map((one) => one.key) : 'number')
  }
  const tags = [...new Set([...message.matchAll(opening)].map(([, tag = '']) => tag))].toSorted()
  const unclosed = tags.find((tag) => message.split(`<${tag}>`).length !== message.split(`</${tag}>`).length)
  if (unclosed !== undefined) fail(file, key, `does not close <${unclosed}>`)
  const text =
    args.size > 0 ? null : parsed.map((token) => (token.type === 'content' ? token.value : '')).join('')
  return { text, args, tags }
}

const named = (names: readonly string[], bracket: (name: string) => string) => names.map(bracket).join(', ')

/** The names of the first list that the second has not. */
const without = (names: Iterable<string>, others: Iterable<string>) => {
  const known = new Set(others)
  return [...names].filter((name) => !known.has(name))
}

/** Checks a message against the English one. Throws `ConfigurationError` that names file and key. */
function checkMessage(
  file: string,
  path: string,
  { message, original, language }: { message: string; original: string | undefined; language: string },
): void {
  if (original === undefined) return fail(file, path, 'is not a key of src/messages/en.json')
  // A text that is not translated yet has the forms of English.
  const mine = readMessage(file, path, message, message === original ? 'en' : language)
  const its = readMessage('src/messages/en.json', path, original, 'en')
  const braces = (name: string) => `{${name}}`
  const angles = (name: string) => `<${name}>`
  const faults = [
    [without(mine.args.keys(), its.args.keys()), braces, 'has'],
    [without(its.args.keys(), mine.args.keys()), braces, 'lacks'],
    [without(mine.tags, its.tags), angles, 'has'],
    [without(its.tags, mine.tags), angles, 'lacks'],
  ] as const
  for (const [names, bracket, verb] of faults)
    if (names.length > 0)
      fail(
        file,
        path,
        `${verb} ${named(names, bracket)}, ${verb === 'has' ? 'unlike' : 'which is in'} the English message`,
      )
  // Code passes such an argument formatted: “1.000” would be one.
  for (const [name, argument] of mine.args)
    if (argument === 'number' && its.args.get(name) !== 'number')
      fail(file, path, `chooses a plural by {${name}}, unlike the English message: it may be “1.000”`)
  for (const [name, cases] of mine.args)
    if (String(cases) !== String(its.args.get(name)) && typeof cases !== 'string') {
      const wanted = its.args.get(name)
      const unknown = Array.isArray(wanted) ? without(cases, wanted) : cases
      if (unknown.length > 0)
        fail(file, path, `has the case “${unknown[0]}” for {${name}}, unlike the English message`)
    }
}

/** The complaint of a check; none where it passes. */
function complaintOf(check: () => void): readonly string[] {
  try {
    check()
    return []
  } catch (error) {
    if (error instanceof ConfigurationError) return [error.message]
    throw error
  }
}

/**
 * Checks a language's messages against the English ones. Throws `ConfigurationError` with a line for each fault, by file
 * and key: who translates needs the whole list.
 */
export function checkMessages(file: string, messages: Messages, language: string, english: Messages): void {
  const missing = Object.entries(english).flatMap(([room, texts]) =>
    without(Object.keys(texts), Object.keys(messages[room] ?? {})).map((key) => `${room}.${key}`),
  )
  if (missing.length > 0)
    fail(
      file,
      missing.join(', '),
      missing.length === 1
        ? 'is missing. Copy it from src/messages/en.json'
        : 'are missing. Copy them from src/messages/en.json',
    )
  const faults = Object.entries(messages).flatMap(([room, texts]) =>
    Object.entries(texts).flatMap(([key, message]) =>
      complaintOf(() =>
        checkMessage(file, `${room}.${key}`, { message, original: english[room]?.[key], language }),
      ),
    ),
  )
  if (faults.length > 0) throw new ConfigurationError(faults.join('\n'))
}
