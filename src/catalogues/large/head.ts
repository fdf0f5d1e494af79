import type { RawHead } from '#catalogue/import/raw-head.ts'
import { head as demo } from '../demo/head.ts'

const { sizes: _, ...shared } = demo

/** A shop whose records are too many for the page: a dataset for tests and benchmarks. */
export const head: RawHead = { ...shared, name: 'Large' }
