import { downloadFile } from '#device/download-file.ts'
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

export const saveReport = (text: string): void =>
  downloadFile('shop-performance.json', 'application/json', text)
