/** Memory that grows in pages of 64 KiB. */
export interface ScanMemory {
  /** A new object after `grow`. */
  readonly buffer: ArrayBuffer
  /** Adds this many pages and preserves the content. Throws `RangeError` where they cannot be allocated. */
  grow(pages: number): void
}

export const pageBytes = 65_536

/** WebAssembly memory grows in place; a browser without WebAssembly (Lockdown Mode, for example) copies. */
export function createMemory(pages: number): ScanMemory {
  if (typeof WebAssembly === 'object') return new WebAssembly.Memory({ initial: pages })
  let buffer = new ArrayBuffer(pages * pageBytes)
  return {
    get buffer() {
      return buffer
    },
    grow(more) {
      const grown = new ArrayBuffer(buffer.byteLength + more * pageBytes)
      new Uint8Array(grown).set(new Uint8Array(buffer))
      buffer = grown
    },
  }
}
