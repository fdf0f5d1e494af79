import { spawn } from 'node:child_process'
import { once } from 'node:events'
import * as v from 'valibot'
import { findFreePort } from '../../scripts/serve/port.ts'
import type { Start } from './engine.ts'
import { findCommand } from './find-command.ts'

const valueResponse = v.object({ value: v.unknown() })
const sessionResponse = v.object({
  sessionId: v.string(),
  capabilities: v.object({ browserName: v.string(), browserVersion: v.string() }),
})
/** The key of an element reference in the WebDriver standard. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const point = v.object({ x: v.number(), y: v.number() })
const elementResponse = v.object({ [elementKey]: v.string() })

/** Uses a virtual display where there is no screen. */
const withScreen = (command: string, port: number): readonly [string, readonly string[]] | null => {
  const args = [`--port=${port}`]
  if (process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']) return [command, args]
  const frame = findCommand('xvfb-run')
  return frame ? [frame, ['-a', command, ...args]] : null
}

/** WebKitGTK's MiniBrowser, by plain WebDriver. */
export const startWebkit: Start = async () => {
  const command = findCommand('WebKitWebDriver')
  const port = await findFreePort()
  const framed = command === undefined ? null : withScreen(command, port)
  if (!framed) return null
  // A process group of its own, so that display, driver and browser end together.
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
    const { value } = v.parse(valueResponse, await response.json())
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
      throw new Error('WebKit’s driver does not respond.')
    }
    await new Promise((done) => setTimeout(done, 500))
  }

  try {
    const { sessionId, capabilities } = v.parse(
      sessionResponse,
      await send('POST', '/session', { capabilities: { alwaysMatch: {} } }),
    )
    const session = `/session/${sessionId}`
    await send('POST', `${session}/timeouts`, { script: 60_000, pageLoad: 120_000, implicit: 0 })
    await send('POST', `${session}/window/rect`, { width: 1280, height: 800 })
    const find = async (selector: string) => {
      const found = await send('POST', `${session}/element`, { using: 'css selector', value: selector })
      return `${session}/element/${v.parse(elementResponse, found)[elementKey]}`
    }
    const evaluate = (expression: string) =>
      send('POST', `${session}/execute/sync`, { script: `return (${expression})`, args: [] })
    /** Clicks the centre: an inline link around blocks begins with a box without width, which cannot be clicked. */
    const press = async (selector: string) => {
      const middle = await evaluate(`(() => {
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
      evaluate,
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
