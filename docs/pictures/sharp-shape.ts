import type sharp from 'sharp'
import type { Sharp as Pipeline } from 'sharp'

/** The memory layout of a raw picture: rows from the top, `channels` bytes a pixel. */
export interface RawShape {
  readonly width: number
  readonly height: number
  readonly channels: 1 | 3 | 4
}

/** A picture to be composited over another; its corner may be outside. */
export interface Layer {
  readonly input: Buffer
  readonly raw: RawShape
  readonly left: number
  readonly top: number
}

export type Sharp = typeof sharp
export type { Pipeline }
