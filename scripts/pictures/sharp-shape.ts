/** How the bytes of a raw picture lie: rows from the top, `channels` bytes a pixel. */
export interface RawShape {
  readonly width: number
  readonly height: number
  readonly channels: 1 | 3 | 4
}

/** A picture to be laid over another; its corner may lie outside. */
export interface Layer {
  readonly input: Uint8Array
  readonly raw: RawShape
  readonly left: number
  readonly top: number
}

/** The part of sharp's pipeline that the pictures need; sharp itself is no dependency of the project. */
export interface Pipeline {
  resize(options: { width: number; height: number; kernel?: 'lanczos3' | 'mitchell' }): Pipeline
  extract(options: { left: number; top: number; width: number; height: number }): Pipeline
  flop(isMirrored: boolean): Pipeline
  blur(sigma: number): Pipeline
  ensureAlpha(): Pipeline
  removeAlpha(): Pipeline
  flatten(options: { background: string }): Pipeline
  composite(layers: readonly Layer[]): Pipeline
  toColourspace(space: 'b-w' | 'srgb'): Pipeline
  raw(): Pipeline
  png(options?: { palette?: boolean; compressionLevel?: number; effort?: number }): Pipeline
  avif(options: {
    quality: number
    effort: number
    bitdepth: 8 | 10
    chromaSubsampling: '4:4:4' | '4:2:0'
  }): Pipeline
  webp(options: {
    quality: number
    effort: number
    alphaQuality?: number
    smartSubsample?: boolean
  }): Pipeline
  toBuffer(): Promise<Uint8Array>
}

export interface Sharp {
  (input: Uint8Array, options?: { raw: RawShape }): Pipeline
  concurrency(threads: number): number
}

export function isSharp(value: unknown): value is Sharp {
  return typeof value === 'function' && 'concurrency' in value
}
