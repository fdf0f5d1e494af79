import type { PageFigures } from './page-figures.ts'
import type { ScrollRun } from './scripted-scroll.ts'
import type { SearchRun } from './scripted-search.ts'

export interface LabRuns {
  readonly scroll: ScrollRun | null
  readonly search: SearchRun | null
}

/** All figures of the panel as JSON, with the address and the browser of the measurement. */
export function labReport(figures: PageFigures, runs: LabRuns): string {
  const { href } = window.location
  const { userAgent, hardwareConcurrency } = navigator
  const { innerWidth, innerHeight, devicePixelRatio } = window
  const report = {
    address: href,
    measuredAt: new Date().toISOString(),
    browser: { userAgent, hardwareConcurrency, innerWidth, innerHeight, devicePixelRatio },
    figures,
    runs,
  }
  return `${JSON.stringify(report, null, 2)}\n`
}

export function saveReport(text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = 'shop-performance.json'
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 20_000)
}
