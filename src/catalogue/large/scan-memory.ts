/** Bytes that grow, in pages of 64 KiB. */
export interface ScanMemory {
  /** Another one after `grow`. */
  readonly buffer: ArrayBuffer
  /** By so many pages; what is there stays. Throws `RangeError` where they cannot be had. */
  grow(pages: number): void
}

export const pageBytes = 65_536

/** The memory of WebAssembly grows in place; a browser without any (Lockdown Mode, say) copies. */
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
