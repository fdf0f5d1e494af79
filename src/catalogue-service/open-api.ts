import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import {
  answers,
  contractVersion,
  countsSchema,
  problemCodes,
  problemSchema,
} from '#catalogue/contract/answers.ts'
import { inlineSchema, productSchema, summarySchema } from '#catalogue/contract/product-answers.ts'
import { parameters } from '#catalogue/contract/query-params.ts'
import { changeSchema, mostChanges } from './changes.ts'
import { retryAfter, statuses } from './problems.ts'

type Schema = v.GenericSchema

/** What the document names once. Recursive schemas have to be among them. */
const named = {
  Inline: inlineSchema,
  Product: productSchema,
  ProductSummary: summarySchema,
  Problem: problemSchema,
}

/** What is sent: texts before they are read as numbers. */
const conversion = {
  typeMode: 'input',
  errorMode: 'ignore',
  // A check of our own, which no schema expresses.
  overrideSchema: ({ valibotSchema }) =>
    valibotSchema === countsSchema
      ? { type: 'object', additionalProperties: { type: 'integer', minimum: 0 } }
      : undefined,
  // A reference is resolved from the top of the document, where JSON Schema's own `$defs` are not.
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
} satisfies ConversionConfig

function jsonSchema(schema: Schema) {
  const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema, { ...conversion, definitions: named })
  return rest
}

const content = (schema: Schema) => ({ 'application/json': { schema: jsonSchema(schema) } })

const text = { schema: { type: 'string' } }

/** Of every answer but a problem: for caches. */
const cached = { ETag: text, 'Cache-Control': text }

const problem = (description: string) => ({ description, content: content(problemSchema) })

/** Statuses with the time of another attempt. */
const laterStatuses = new Set<number>(
  problemCodes.flatMap((code) => (retryAfter[code] === undefined ? [] : [statuses[code]])),
)

const sentences: Readonly<Record<number, string>> = {
  400: 'The query is not one of the contract, or beyond a limit.',
  404: 'There is no such product or address.',
  409: 'The catalogue has another snapshot, which the answer names: start the list anew.',
  429: 'Too many queries wait.',
  503: 'The engine is away or too slow.',
}

const problemsOf = (codes: readonly number[]) =>
  Object.fromEntries(
    codes.map((code) => [
      String(code),
      {
        ...problem(sentences[code] ?? ''),
        ...(laterStatuses.has(code) && { headers: { 'Retry-After': text } }),
      },
    ]),
  )

const unchanged = { description: 'As the client has it (`If-None-Match`).', headers: cached }

/** What each parameter means. */
const words = {
  category: 'The label of a category; all without it.',
  q: 'Part of the name or the description; capitals, accents, blanks and dashes make no difference.',
  match:
    '`words`: each word of `q`, or phrase in quotation marks, is part of the name, the description, the brand, the category, a tag, an option value or an SKU.',
  only: 'Ids with commas between them.',
  min: 'The lowest price in minor units.',
  max: 'The highest price in minor units.',
  brand: 'A brand; several match any of them.',
  option:
    'A value of an option by their keys, `size:m`; several of one option match any of them. One variant has to have a value of each option, and to meet the conditions on price, discount and stock.',
  rating: 'The least rating.',
  sale: 'Only products with a discount.',
  available: 'Only products that can be bought now.',
  sort: 'The order; by id without it. `match`: the best matches of `q` first.',
  page: 'From 0.',
  after: '`next` of the slice before this page.',
  snapshot: 'The state that the answer must be from.',
} satisfies Record<keyof typeof parameters.slice, string>

const names: Readonly<Record<string, string>> = words

const describe = (entries: Readonly<Record<string, Schema>>) =>
  Object.entries(entries).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    description: names[name] ?? '',
    schema: jsonSchema(schema),
  }))

const reading = (summary: string, name: Exclude<keyof typeof parameters, 'product'>) => ({
  get: {
    summary,
    operationId: name,
    parameters: describe(parameters[name]),
    responses: {
      '200': { description: 'The answer.', headers: cached, content: content(answers[name]) },
      '304': unchanged,
      ...problemsOf([400, 409, 429, 503]),
    },
  },
})

const v1 = `/v${contractVersion}`

/** The contract as OpenAPI 3.1, from the schemas that both sides check with. */
export const openApi = {
  openapi: '3.1.0',
  info: {
    title: 'Catalogue service',
    version: String(contractVersion),
    description: 'A catalogue behind an address. Every answer has the number of its snapshot.',
  },
  paths: {
    [`${v1}/catalogue`]: reading('The current snapshot', 'catalogue'),
    [`${v1}/slice`]: reading('Thirty products and the total', 'slice'),
    [`${v1}/first`]: reading('The first thirty, before the total is known', 'first'),
    [`${v1}/counts`]: reading('Matches by category', 'counts'),
    [`${v1}/facets`]: reading('Matches by other values of each filter', 'facets'),
    [`${v1}/suggestions`]: reading('Up to five products for a text', 'suggestions'),
    [`${v1}/product/{id}`]: {
      get: {
        summary: 'One product with its details',
        operationId: 'product',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
          ...describe(parameters.product),
        ],
        responses: {
          '200': { description: 'The product.', headers: cached, content: content(answers.product) },
          '304': unchanged,
          ...problemsOf([400, 404, 409, 429, 503]),
        },
      },
    },
    [`${v1}/products`]: {
      patch: {
        summary: 'New prices and stock',
        description: `JSON Lines, ${mostChanges} at most, one after the other. Nothing changes where one is wrong. \`sku\` or \`values\` names a variant; without them a stock is that of all variants, and a price is refused where there are several.`,
        operationId: 'update',
        security: [{ token: [] }],
        requestBody: { content: { 'application/jsonl': { schema: jsonSchema(changeSchema) } } },
        responses: {
          '200': { description: 'Done.', content: content(answers.update) },
          '400': problem('A line is wrong, which the message names.'),
          '403': problem('The token is missing or wrong.'),
          '413': problem('The update is too long.'),
          ...problemsOf([429, 503]),
        },
      },
    },
  },
  components: {
    schemas: toJsonSchemaDefs(named, conversion),
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
  },
} as const
