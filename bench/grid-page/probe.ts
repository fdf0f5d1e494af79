/** What the benchmark asks of a page with a grid; it runs in the page. */
export interface GridProbe {
  /** Milliseconds until the first cards were laid out and their frame was over. */
  readonly mounted: Promise<number>
  /** Elements that the grid has made. */
  readonly elements: () => number
  /** Scrolls `frames` times by `step` pixels, a frame each; answers with the frames' milliseconds. */
  readonly scroll: (frames: number, step: number) => Promise<number[]>
  /** The same, answering with the share of the window's places for cards that showed none, frame by frame. */
  readonly scrollAndLook: (frames: number, step: number) => Promise<number[]>
  /** To the very end; answers with the highest index that is in the window then. */
  readonly goToEnd: () => Promise<number>
}

declare global {
  interface Window {
    gridProbe: GridProbe
  }
}

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

/** All grids scroll the page. */
const findScroller = () => document.scrollingElement ?? document.documentElement

/**
 * The share of 4 × 10 places of the window where there is no card. The places are the columns' middles; a gap between
 * two rows is no blank, so each is looked at twice, further apart than a gap is high.
 */
function lookForBlanks(root: HTMLElement): number {
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
    async scrollAndLook(frames, step) {
      const scroller = findScroller()
      const shares: number[] = []
      for (let count = 0; count < frames; count++) {
        await frame()
        scroller.scrollTop += step
        // What this frame will show: the grid hears of the scrolling in the next one.
        shares.push(lookForBlanks(root))
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
