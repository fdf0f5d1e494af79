import * as v from 'valibot'
import { answers, problemSchema } from '../../src/catalogue/contract/answers.ts'
import type { Settings } from '../../src/catalogue-service/settings.ts'

/** Whether a request stays on this machine. */
const isLoopback = ({ hostname }: URL) => /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname)

/** Sends changes to the service of this machine, or of CATALOGUE_URL. Returns a sentence; throws one. */
export async function update(lines: string, settings: Settings): Promise<string> {
  const service = process.env['CATALOGUE_URL'] || `http://localhost:${settings.PORT}`
  const address = new URL('v1/products', `${service}/`)
  if (address.protocol !== 'https:' && !isLoopback(address))
    throw new Error(
      `The token would travel unencrypted to ${address.host}: CATALOGUE_URL must begin with https:// for another machine.`,
    )
  const response = await fetch(address, {
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
