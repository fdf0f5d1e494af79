import type { Found } from './found.ts'

interface Failed {
  readonly failed: string
}

export interface Built {
  /** Milliseconds. */
  readonly took: number
}

export interface SearchTime {
  /** Milliseconds in the worker until products and total are found; the slower of two workers. */
  readonly took: number
  readonly found: Found
  /** Milliseconds from the page's query to the result in the page, product objects included. */
  readonly page?: number
}

/** A search library under test; it reports what it cannot do. */
export interface Contender {
  readonly build: () => Promise<Built | Failed>
  readonly search: (search: string) => Promise<SearchTime | Failed>
  readonly close: () => void
}
