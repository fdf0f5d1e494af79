/** Another browser than Chromium, with as much of it as a smoke journey needs. */
export interface Engine {
  /** With its version. */
  readonly name: string
  open: (address: string) => Promise<void>
  /** What an expression is in the page. */
  ask: (expression: string) => Promise<unknown>
  /** As a mouse does. */
  press: (selector: string) => Promise<void>
  /** As a keyboard does, into what is pressed first. */
  type: (selector: string, text: string) => Promise<void>
  close: () => Promise<void>
}

/** Starts a browser; null where it is not installed. */
export type Start = () => Promise<Engine | null>
