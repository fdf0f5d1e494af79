/** The functions that the benchmark calls on a page with a grid; they run in the page. */
export interface GridProbe {
  /** Milliseconds until the first cards are laid out and their frame has ended. */
  readonly mounted: Promise<number>
  /** Number of elements that the grid has created. */
  readonly elements: () => number
  /** Scrolls by `step` px in each of `frames` frames. Returns the duration of each frame in milliseconds. */
  readonly scroll: (frames: number, step: number) => Promise<number[]>
  /** Scrolls in the same way. Returns, for each frame, the share of the window's card positions that show no card. */
  readonly scrollAndMeasureBlanks: (frames: number, step: number) => Promise<number[]>
  /** Scrolls to the very end. Returns the highest index that is then in the window. */
  readonly goToEnd: () => Promise<number>
}

declare global {
  interface Window {
    gridProbe: GridProbe
  }
}

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

/** In every grid the page is the scroll container. */
const findScroller = () => document.scrollingElement ?? document.documentElement

/**
 * The share of 4 × 10 positions of the window without a card. The positions are the columns' middles. A gap between
 * two rows is not blank, so each position is probed twice, at a distance greater than a gap.
 */
function measureBlanks(root: HTMLElement): number {
  const { left, width } = root.getBoundingClientRect()
  const isCard = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('article') !== null
  let blanks = 0
  for (let column = 0; column < 4; column++) {
    const x = left + ((column + 0.5) * width) / 4
    for (let row = 0; row < 10; row++) {
      const y = 1 + (row * (window.innerHeight - 32)) / 10
      if (!isCard(x, y) && !isCard(x, y + 30)) blanks++
    }
  }
  return blanks / 40
}

async function untilCards(root: HTMLElement, start: number): Promise<number> {
  while (!root.querySelector('article')) await frame()
  root.getBoundingClientRect()
  await frame()
  return performance.now() - start
}

export function startProbe(root: HTMLElement, mount: () => void): void {
  const start = performance.now()
  mount()
  window.gridProbe = {
    mounted: untilCards(root, start),
    elements: () => root.querySelectorAll('*').length,
    async scroll(frames, step) {
      const scroller = findScroller()
      const durations: number[] = []
      let before = await frame()
      for (let count = 0; count < frames; count++) {
        scroller.scrollTop += step
        const now = await frame()
        durations.push(now - before)
        before = now
      }
      return durations
    },
    async scrollAndMeasureBlanks(frames, step) {
      const scroller = findScroller()
      const shares: number[] = []
      for (let count = 0; count < frames; count++) {
        await frame()
        scroller.scrollTop += step
        // Measures what this frame paints: the grid receives this scroll event only in the next frame.
        shares.push(measureBlanks(root))
      }
      return shares
    },
    async goToEnd() {
      const scroller = findScroller()
      for (let count = 0; count < 30; count++) {
        scroller.scrollTop = scroller.scrollHeight
        await frame()
      }
      const inWindow = [...root.querySelectorAll<HTMLElement>('[data-index] article')].filter((card) => {
        const { top, bottom } = card.getBoundingClientRect()
        return bottom > 0 && top < window.innerHeight
      })
      return Math.max(-1, ...inWindow.map((card) => Number(card.closest('li')?.dataset['index'])))
    },
  }
}
