import { spawn } from 'node:child_process'
import { once } from 'node:events'
import * as v from 'valibot'
import { findFreePort } from '../../scripts/port.ts'
import type { Start } from './engine.ts'
import { findCommand } from './find-command.ts'

const answer = v.object({ value: v.unknown() })
const sessionAnswer = v.object({
  sessionId: v.string(),
  capabilities: v.object({ browserName: v.string(), browserVersion: v.string() }),
})
/** The name that the standard gives to an element's own name. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const point = v.object({ x: v.number(), y: v.number() })
const elementAnswer = v.object({ [elementKey]: v.string() })

/** Without a screen, one in memory. */
const withScreen = (command: string, port: number): readonly [string, readonly string[]] | null => {
  const args = [`--port=${port}`]
  if (process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']) return [command, args]
  const frame = findCommand('xvfb-run')
  return frame ? [frame, ['-a', command, ...args]] : null
}

/** WebKitGTK's own browser, by plain WebDriver. */
export const startWebkit: Start = async () => {
  const command = findCommand('WebKitWebDriver')
  const port = await findFreePort()
  const framed = command === undefined ? null : withScreen(command, port)
  if (!framed) return null
  // A group of its own: the screen, the driver and the browser end together.
  const driver = spawn(framed[0], framed[1], { stdio: 'ignore', detached: true })
  const stop = async () => {
    if (driver.pid === undefined || driver.exitCode !== null) return
    const ended = once(driver, 'exit')
    process.kill(-driver.pid, 'SIGTERM')
    await ended
  }

  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = v.parse(answer, await response.json())
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }

  for (let attempt = 0; ; attempt += 1) {
    const isUp = await send('GET', '/status').then(
      () => true,
      () => false,
    )
    if (isUp) break
    if (attempt === 120) {
      await stop()
      throw new Error('WebKit’s driver does not answer.')
    }
    await new Promise((done) => setTimeout(done, 500))
  }

  try {
    const { sessionId, capabilities } = v.parse(
      sessionAnswer,
      await send('POST', '/session', { capabilities: { alwaysMatch: {} } }),
    )
    const session = `/session/${sessionId}`
    await send('POST', `${session}/timeouts`, { script: 60_000, pageLoad: 120_000, implicit: 0 })
    await send('POST', `${session}/window/rect`, { width: 1280, height: 800 })
    const find = async (selector: string) => {
      const found = await send('POST', `${session}/element`, { using: 'css selector', value: selector })
      return `${session}/element/${v.parse(elementAnswer, found)[elementKey]}`
    }
    const ask = (expression: string) =>
      send('POST', `${session}/execute/sync`, { script: `return (${expression})`, args: [] })
    /** By its middle: a link that is inline around blocks begins with a piece that has no width, which is no target. */
    const press = async (selector: string) => {
      const middle = await ask(`(() => {
        const { left, top, width, height } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect()
        return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
      })()`)
      const { x, y } = v.parse(point, middle)
      const actions = [
        { type: 'pointerMove', duration: 0, x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }
      await send('POST', `${session}/actions`, { actions: [mouse] })
    }
    return {
      name: `${capabilities.browserName} (WebKit) ${capabilities.browserVersion}`,
      open: async (address) => void (await send('POST', `${session}/url`, { url: address })),
      ask,
      press,
      type: async (selector, text) => {
        await press(selector)
        await send('POST', `${await find(selector)}/value`, { text })
      },
      close: async () => {
        await send('DELETE', session).catch(() => undefined)
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}
