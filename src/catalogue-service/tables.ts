import * as v from 'valibot'
import { type Engine, statement } from './engine.ts'
import { type Snapshot, type StoredHead, stateRowSchema } from './stored-head.ts'

/** A product without a brand. */
export const noBrand = 65_535

/** A product without a rating. */
export const noRating = -1

/**
 * The columns of a product, as a load writes them. `original` is 0 for none, `rating` tenths, `name_rank` the rank in
 * the alphabet (0 where the catalogue has no order by name), `stock` as in `Product`, `choice` as `choice-summary.ts`
 * writes it, `amount` as `amount-text.ts` does, `offers` the prices and stock of its variants (`offers.ts`), `details`
 * the other fields of `Product` as JSON, or empty for a generated product. `searched` is name and
 * description, folded (`words/fold.ts`), with the byte 0xFF between them, compared as bytes: no match begins in one and
 * ends in the other. `labels` is what a search for words finds besides (`words/labels.ts`), folded. `name_words` and
 * `description_words` are the folded texts with marks between words (`mark-words.ts`), which rank the matches.
 * `variant_groups` is what filters by option read (`variants/variant-groups.ts`).
 */
export const columns = {
  id: 'UInt64',
  category: 'UInt16',
  price: 'UInt64',
  original: 'UInt64',
  rating: 'Int8',
  reviews: 'UInt32',
  brand: 'UInt16',
  name_rank: 'UInt32',
  slug: 'String',
  name: 'String',
  description: 'String',
  picture: 'String',
  stock: 'String',
  choice: 'String',
  amount: 'String',
  offers: 'String',
  details: 'String',
  searched: 'String',
  labels: 'String',
  name_words: 'String',
  description_words: 'String',
  variant_groups: 'String',
} as const

/** What the engine makes of each group in `variant_groups`, `11900s:0,2:7`, when a product is written. */
const groupColumns = {
  group_price: ['UInt64', "toUInt64OrZero(extract(g, '^[0-9]+'))"],
  group_sale: ['UInt8', "match(g, '^[0-9]+s')"],
  group_out: ['UInt8', "match(g, '^[0-9]+s?x')"],
  group_values: [
    'Array(UInt16)',
    "arrayMap(c -> toUInt16(c), extractAll(substring(g, position(g, ':')), '[0-9]+'))",
  ],
} as const

const groups = "if(variant_groups = '', emptyArrayString(), splitByChar(';', variant_groups))"

/**
 * Which blocks of 4,096 products can have a term, for `multiSearchAny`: the letters of names by one, two and three, those
 * of labels, and the words of descriptions. They prove at once that a word is in no name, and are small: 5 MB of ten
 * million products.
 */
const indexes = [
  ...[1, 2, 3].map(
    (letters) => `index name_letters_${letters} name_words type ngrambf_v1(${letters}, 1024, 2, 0)`,
  ),
  'index label_letters labels type ngrambf_v1(3, 1024, 2, 0)',
  'index description_tokens description_words type tokenbf_v1(4096, 2, 0)',
].map((index) => `${index} granularity 4`)

/**
 * A table of a load, `products_NUMBER`. `searched` is not compressed: a search reads all of it, and decompression is a
 * third of its time. A product by its id reads one granule: of 1,024 rows, an eighth of the default.
 */
export const createTable = (table: string) =>
  statement(`create table ${table} (
    ${[
      ...Object.entries(columns).map(
        ([name, type]) => `${name} ${type}${name === 'searched' ? ' codec(NONE)' : ''}`,
      ),
      ...indexes,
      ...Object.entries(groupColumns).map(
        ([name, [type, value]]) => `${name} Array(${type}) materialized arrayMap(g -> ${value}, ${groups})`,
      ),
    ].join(', ')}
  ) engine = MergeTree order by id settings index_granularity = 1024`)

const createState = statement(
  'create table if not exists catalogue_state (snapshot UInt64, table String, head String) engine = MergeTree order by snapshot',
)

const readState = statement(
  'select snapshot, table, head from catalogue_state order by snapshot desc limit 1',
)

/** Text as the engine's `unhex` reads it: nothing of it can be mistaken for SQL. */
export const hexOf = (text: string): string => Buffer.from(text, 'utf8').toString('hex')

/** Makes a snapshot the current one: a single row, so that a reader sees the old state or the new one. */
export async function publish(
  engine: Engine,
  number: number,
  table: string,
  head: StoredHead,
): Promise<void> {
  await engine.run(createState)
  await engine.run(
    statement(
      'insert into catalogue_state select {snapshot:UInt64}, unhex({table:String}), unhex({head:String})',
      { snapshot: number, table: hexOf(table), head: hexOf(JSON.stringify(head)) },
    ),
  )
}

/** Ensures that the state can be read from an engine without a catalogue. */
export const prepareState = (engine: Engine): Promise<void> => engine.run(createState)

/** The current state; null before the first load. Throws where it is of another version of the service. */
export async function readSnapshot(engine: Engine): Promise<Snapshot | null> {
  const [row] = await engine.query(readState)
  return row ? v.parse(stateRowSchema, row) : null
}

/** Seconds without a new batch after which a load counts as ended: its program was killed. */
const loadPause = 120

/** Whether a load fills a table that is newer than the one of this state. */
export async function isBeingLoaded(engine: Engine, current = 'products_0'): Promise<boolean> {
  const [, load = '0'] = current.split('_')
  const rows = await engine.query(
    statement(
      `select count() as loads from system.tables where database = currentDatabase() and match(name, '^products_[0-9]+$')
        and toUInt64OrZero(substring(name, 10)) > {load:UInt64}
        and (metadata_modification_time > now() - ${loadPause} or name in (
          select table from system.parts
          where database = currentDatabase() and modification_time > now() - ${loadPause}
        ))`,
      { load: Number(load) },
    ),
  )
  return Number(rows[0]?.['loads'] ?? 0) > 0
}

/** The head of the current state; null before the first load. */
export async function readStoredHead(engine: Engine): Promise<StoredHead | null> {
  await prepareState(engine)
  return (await readSnapshot(engine))?.head ?? null
}
