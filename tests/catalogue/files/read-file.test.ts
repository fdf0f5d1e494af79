// @vitest-environment happy-dom
import { codesVersion } from 'virtual:catalogue/settings'
import { expect, test, vi } from 'vitest'
import { recoverFromFailures } from '#boot/recovery.ts'
import { failureText } from '#boot/failure-message.ts'
import { readFacts } from '#catalogue/files/read-file.ts'
import { templateId } from '#device/document-protocol.ts'
import { chunkError } from '#device/visitor-errors.ts'
import { endWithFile } from '../../end-with-file.ts'

endWithFile()

test('files whose codes are of a newer release are not read, and the page asks for a reload', async () => {
  let facts = { version: 'v2', codesVersion: 'newer', count: 1, highestId: 1, countByCode: [1] }
  vi.stubGlobal('fetch', async () => Response.json(facts))
  recoverFromFailures(() => {})
  document.body.innerHTML = `<div id="${templateId.failure}"></div>`
  await expect(readFacts()).rejects.toMatchObject({ name: chunkError, message: failureText() })
  const message = document.getElementById(templateId.failure)
  await expect.poll(() => message?.textContent).toContain(failureText())
  expect(message?.querySelector('button')).not.toBeNull()

  facts = { ...facts, codesVersion }
  expect(await readFacts()).toEqual(facts)
})
