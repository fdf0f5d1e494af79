import type { Found } from './found.ts'

interface Failed {
  readonly failed: string
}

export interface Built {
  /** Milliseconds. */
  readonly took: number
}

export interface SearchTime {
  /** Milliseconds in the worker until products and total were found; the slower of two workers. */
  readonly took: number
  readonly found: Found
  /** From the page's question to the answer in the page, products made. */
  readonly page?: number
}

/** Something that searches; what it cannot do it says. */
export interface Contender {
  readonly build: () => Promise<Built | Failed>
  readonly search: (search: string) => Promise<SearchTime | Failed>
  readonly close: () => void
}
