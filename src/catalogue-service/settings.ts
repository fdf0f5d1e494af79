import { availableParallelism } from 'node:os'
import * as v from 'valibot'

const number = (least: number, most: number, value: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,9}$/, `must be a number from ${least} to ${most}`),
      v.transform(Number),
      v.minValue(least, `must be a number from ${least} to ${most}`),
      v.maxValue(most, `must be a number from ${least} to ${most}`),
    ),
    String(value),
  )

const origin = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'must be origins with commas between them: https://shop.example',
  ),
)

const schema = v.object({
  PORT: number(0, 65_535, 4180),
  HOST: v.optional(v.string()),
  /** Origins of the shops, for CORS. */
  CATALOGUE_ORIGINS: v.pipe(
    v.optional(v.string(), ''),
    v.transform((list) => list.split(',').filter((one) => one !== '')),
    v.array(origin),
  ),
  CATALOGUE_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'must be at least 16 characters long'))),
  CATALOGUE_CACHE_SECONDS: number(0, 86_400, 3),
  CATALOGUE_DEADLINE: number(1, 600, 20),
  CATALOGUE_WAITING: number(1, 100_000, 200),
  CATALOGUE_AT_ONCE: number(1, 1000, Math.max(2, availableParallelism())),
  CLICKHOUSE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => /^https?:\/\//.test(text) && URL.canParse(text), 'must be an http address'),
    ),
  ),
})

export type Settings = v.InferOutput<typeof schema>

/** Reads the environment. Throws a sentence that names the variable and never its value. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value))
  const parsed = v.safeParse(schema, set)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new Error(`${v.getDotPath(issue)?.split('.')[0] ?? 'The environment'} ${issue.message}.`)
}
