import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright'

/**
 * Memory of all pages and their workers, in MB (10^6): private anonymous memory of their processes. Null where the
 * system does not report it; Linux does.
 */
export async function readPageMemory(browser: Browser): Promise<number | null> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const sizes = await Promise.all(
    processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => readAnonymous(id)),
  )
  return sizes.includes(null) ? null : sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0) / 1e6
}

async function readAnonymous(process: number): Promise<number | null> {
  const status = await readFile(`/proc/${process}/status`, 'utf8').catch(() => '')
  const kilobytes = /^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1]
  return kilobytes === undefined ? null : Number(kilobytes) * 1024
}
