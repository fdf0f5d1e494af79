import type { BrowserContextOptions } from 'playwright'

/** The device and connection to emulate, set over the DevTools protocol. */
export interface Emulation {
  readonly name: string
  readonly context: BrowserContextOptions
  /** CPU slowdown factor relative to this machine. */
  readonly cpuSlowdown: number
  readonly network: {
    /** Milliseconds from a request to the first byte of its response, for every request. */
    readonly latency: number
    /** Bits per second. */
    readonly download: number
    readonly upload: number
  } | null
}

/** The screen of Lighthouse's mobile preset. */
const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** 4x CPU slowdown and Lighthouse's slow 4G: 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
export const slowPhone: Emulation = {
  name: 'slow phone',
  context: phone,
  cpuSlowdown: 4,
  network: { latency: 150, download: 1_638_400, upload: 750_000 },
}

export const plainDesktop: Emulation = {
  name: 'unthrottled',
  context: { viewport: { width: 1280, height: 800 } },
  cpuSlowdown: 1,
  network: null,
}

/** A session of the DevTools protocol, Playwright's or Puppeteer's. */
interface EmulationSession {
  send(method: 'Emulation.setCPUThrottlingRate', parameters: { rate: number }): Promise<unknown>
  send(
    method: 'Network.emulateNetworkConditions',
    parameters: { offline: boolean; latency: number; downloadThroughput: number; uploadThroughput: number },
  ): Promise<unknown>
}

export async function emulate(session: EmulationSession, { cpuSlowdown, network }: Emulation): Promise<void> {
  if (cpuSlowdown !== 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  if (network) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: network.download / 8,
      uploadThroughput: network.upload / 8,
    })
  }
}

export function describeEmulation({ name, cpuSlowdown, network, context }: Emulation): string {
  const { width, height } = context.viewport ?? { width: 0, height: 0 }
  const screen = `${name}: ${width} × ${height} px at ${context.deviceScaleFactor ?? 1}x`
  if (!network) return `${screen}, CPU and line as they are.`
  const { latency, download, upload } = network
  return `${screen}, CPU ${cpuSlowdown} times slower, ${latency} ms a request, ${(download / 1e6).toFixed(2)} Mbit/s down, ${upload / 1000} kbit/s up (Lighthouse's slow 4G, applied over the DevTools protocol).`
}
