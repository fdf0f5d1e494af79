/** The measurements of a scripted scroll. */
export interface ScrollRun {
  /** Pixels. */
  readonly distance: number
  readonly frames: number
  /** Milliseconds from one frame to the next. */
  readonly medianFrame: number
  readonly slowestFrame: number
  /** Frames of more than 25 ms. */
  readonly slowFrames: number
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

/** Scrolls down by `step` pixels per frame for `frames` frames or to the end, and back to the start. */
export async function scrollByScript(step: number, frames: number): Promise<ScrollRun> {
  const begin = window.scrollY
  const took: number[] = []
  let before = await nextFrame()
  let distance = 0
  for (let frame = 0; frame < frames; frame += 1) {
    const from = window.scrollY
    window.scrollBy({ top: step, behavior: 'instant' })
    const now = await nextFrame()
    took.push(now - before)
    before = now
    distance += Math.abs(window.scrollY - from)
    if (window.scrollY === from) break
  }
  window.scrollTo({ top: begin, behavior: 'instant' })
  return {
    distance: Math.round(distance),
    frames: took.length,
    medianFrame: median(took),
    slowestFrame: Math.max(0, ...took),
    slowFrames: took.filter((frame) => frame > 25).length,
  }
}
