/** A browser other than Chromium, with the operations that a smoke journey needs. */
export interface Engine {
  /** Name and version. */
  readonly name: string
  open: (address: string) => Promise<void>
  /** The value of an expression in the page. */
  evaluate: (expression: string) => Promise<unknown>
  /** Clicks like a mouse. */
  press: (selector: string) => Promise<void>
  /** Types like a keyboard, after a click on the element. */
  type: (selector: string, text: string) => Promise<void>
  close: () => Promise<void>
}

/** Starts a browser; null where it is not installed. */
export type Start = () => Promise<Engine | null>
