import * as v from 'valibot'

/** Values of `{name:Type}` placeholders: whole numbers, hexadecimal text and lists of numbers. */
export type Parameters = Readonly<Record<string, number | string | readonly number[] | readonly string[]>>

/** SQL with placeholders. Its text is made of constants alone; what visitors send is in `parameters`. */
export interface Statement {
  readonly sql: string
  readonly parameters: Parameters
}

export interface RunOptions {
  readonly signal?: AbortSignal | undefined
  /** The engine stops the statement after this many seconds. */
  readonly seconds?: number
}

/** A row as the engine returns it in the format `JSON`: its values by the names of the columns. */
export type Row = Readonly<Record<string, unknown>>

/** Rows in the format `JSON`. */
export const rowsSchema = v.object({ data: v.array(v.record(v.string(), v.unknown())) })

/** ClickHouse, embedded or a server. */
export interface Engine {
  /**
   * The rows of a query; 64-bit numbers are numbers, since all of ours are safe integers. Rejects with `EngineFailure`,
   * or with the signal's reason once it is aborted: the engine then stops the query.
   */
  query(statement: Statement, options?: RunOptions): Promise<readonly Row[]>
  /** Runs a statement without an answer. */
  run(statement: Statement): Promise<void>
  /** Appends rows in the format `Native`. Columns are constants of the program. */
  insert(table: string, columns: readonly string[], rows: Buffer): Promise<void>
  close(): Promise<void>
}

/** What `open` makes of an engine. Closes the engine where it rejects, since nobody else has it then. */
export async function openWith<Opened>(
  engine: Engine,
  open: (engine: Engine) => Promise<Opened>,
): Promise<Opened> {
  try {
    return await open(engine)
  } catch (error) {
    await engine.close()
    throw error
  }
}

export type FailureKind = 'too-slow' | 'unavailable' | 'broken'

/** Literals of `hexOf`: an engine quotes statements in its messages, and so what visitors typed. */
const hexadecimalLiterals = /'[\da-f]{2,}(?!\w)/g

/** An engine's failure without its text, which names tables, statements and paths. `detail` is for the log only. */
export class EngineFailure extends Error {
  readonly kind: FailureKind
  /** Without the texts of the statement. */
  readonly detail: string
  constructor(kind: FailureKind, detail: string) {
    super(`The engine failed: ${kind}`)
    this.kind = kind
    this.detail = detail.replaceAll(hexadecimalLiterals, "'…")
  }
}

/** What the log records of an error, and no visitor may read. */
export function detailOf(error: unknown): string {
  if (error instanceof EngineFailure) return error.detail
  return error instanceof Error ? error.message : String(error)
}

/** ClickHouse's codes for a query that took too long: TIMEOUT_EXCEEDED, TOO_SLOW. */
const slowCodes = new Set(['159', '160'])

/** The failure behind an error of ClickHouse, whose text begins with `Code: 159. DB::Exception: …`. */
export function failureOf(error: unknown): EngineFailure {
  const detail = detailOf(error)
  const code =
    /Code: (\d+)/.exec(detail)?.[1] ?? (error instanceof Error && 'code' in error ? String(error.code) : '')
  if (slowCodes.has(code)) return new EngineFailure('too-slow', detail)
  return new EngineFailure(/^E[A-Z]+$/.test(code) ? 'unavailable' : 'broken', detail)
}

export const statement = (sql: string, parameters: Parameters = {}): Statement => ({ sql, parameters })
