import * as v from 'valibot'
import { answers, problemSchema } from '../../src/catalogue/contract/answers.ts'
import type { Settings } from '../../src/catalogue-service/settings.ts'

/** Sends changes to the service of this machine, or of CATALOGUE_URL. Returns a sentence; throws one. */
export async function update(lines: string, settings: Settings): Promise<string> {
  const service = process.env['CATALOGUE_URL'] || `http://localhost:${settings.PORT}`
  const response = await fetch(new URL('v1/products', `${service}/`), {
    method: 'PATCH',
    headers: {
      Authorization: `Bearer ${settings.CATALOGUE_TOKEN ?? ''}`,
      'Content-Type': 'application/jsonl',
    },
    body: lines,
  })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) {
    const problem = v.safeParse(problemSchema, body)
    throw new Error(problem.success ? problem.output.message : `The service has answered ${response.status}.`)
  }
  const { changed, unknown, snapshot } = v.parse(answers.update, body)
  return `${changed} products changed, ${unknown} unknown; snapshot ${snapshot}.`
}
