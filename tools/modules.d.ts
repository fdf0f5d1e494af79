/** The types of the packages of this folder that the project uses: they are not there where only tests run. */

declare module 'lighthouse' {
  interface Flags {
    readonly port: number
    readonly logLevel: 'error'
    readonly onlyCategories: string[]
    readonly ignoreStatusCode: boolean
    readonly skipAudits: string[]
  }

  export default function lighthouse(url: string, flags: Flags): Promise<unknown>
}

declare module 'puppeteer-core' {
  // Both libraries take the commands of the DevTools protocol.
  import type { CDPSession as Session } from '@playwright/test'

  export type CDPSession = Pick<Session, 'send' | 'on' | 'detach'>

  interface Target {
    createCDPSession(): Promise<CDPSession>
  }

  interface BrowserContext {
    readonly id?: string
    waitForTarget(isWanted: (target: Target) => boolean): Promise<Target>
    close(): Promise<void>
  }

  interface Page {
    setViewport(size: { readonly width: number; readonly height: number }): Promise<void>
    setDefaultTimeout(milliseconds: number): void
    goto(address: string): Promise<unknown>
    evaluate(expression: string): Promise<unknown>
    click(selector: string): Promise<void>
    type(selector: string, text: string): Promise<void>
  }

  export interface Browser {
    version(): Promise<string>
    target(): Target
    newPage(): Promise<Page>
    createBrowserContext(): Promise<BrowserContext>
    close(): Promise<void>
  }

  const puppeteer: {
    launch(options: {
      readonly executablePath: string
      readonly headless: boolean
      readonly args?: string[]
      readonly browser?: 'firefox'
    }): Promise<Browser>
  }
  export default puppeteer
}
