import * as texts from 'virtual:messages/lab'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { rich } from '#messages/rich.tsx'
import { button } from '#ui/button.css.ts'
import { visuallyHidden } from '#ui/visually-hidden.css.ts'
import { labReport, saveReport, type LabRuns } from './lab-report.ts'
import * as css from './lab-panel.css.ts'
import { figureTexts, runTexts } from './lab-texts.ts'
import { watchPage, type PageFigures } from './page-figures.ts'
import { scrollByScript } from './scripted-scroll.ts'
import { searchByScript } from './scripted-search.ts'

/** Milliseconds between two readings. */
const updateInterval = 500

const searched = 'premium wool'

const running: Readonly<Record<keyof LabRuns, string>> = {
  scroll: texts.runningScroll,
  search: texts.runningSearch,
}

const hiddenName = { panel: (words: string) => <span className={visuallyHidden}>{words}</span> }

/** Live performance figures of the page: `?lab=1` on any address. */
export function LabPanel() {
  const watch = useRef<ReturnType<typeof watchPage>>(null)
  const [figures, setFigures] = useState<PageFigures | null>(null)
  const [runs, setRuns] = useState<LabRuns>({ scroll: null, search: null })
  const [busy, setBusy] = useState<keyof LabRuns | null>(null)
  const [status, setStatus] = useState('')

  useEffect(() => {
    const watching = watchPage()
    watch.current = watching
    const timer = setInterval(() => setFigures(watching.read()), updateInterval)
    return () => {
      clearInterval(timer)
      watching.stop()
    }
  }, [])

  const run = async (name: keyof LabRuns, make: () => Promise<Partial<LabRuns>>) => {
    if (busy !== null) return
    setBusy(name)
    setStatus('')
    watch.current?.startFrames()
    const made = await make()
    setRuns((before) => ({ ...before, ...made }))
    setBusy(null)
    const results = runTexts({ scroll: null, search: null, ...made })
    setStatus(results[0] ?? texts.noSearch)
  }

  return (
    <aside className={css.panel} aria-labelledby="lab-title">
      <div className={css.head}>
        <h2 id="lab-title" className={css.title}>
          {texts.title}
        </h2>
        <Link to="." search={(before) => ({ ...before, lab: undefined })} className={css.off}>
          {rich(texts.turnOff, hiddenName)}
        </Link>
      </div>
      <dl className={css.figures}>
        {figures &&
          figureTexts(figures).map(([name, value]) => (
            <div key={name} className={css.figure}>
              <dt>{name}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
      </dl>
      <div className={css.actions}>
        <button
          type="button"
          className={button.outline}
          aria-disabled={busy !== null}
          onClick={() => void run('scroll', async () => ({ scroll: await scrollByScript(1000, 180) }))}
        >
          {texts.runScroll}
        </button>
        <button
          type="button"
          className={button.outline}
          aria-disabled={busy !== null}
          onClick={() => void run('search', async () => ({ search: await searchByScript(searched) }))}
        >
          {texts.runSearch}
        </button>
        <button
          type="button"
          className={button.outline}
          onClick={() => {
            if (watch.current) saveReport(labReport(watch.current.read(), runs))
          }}
        >
          {texts.save}
        </button>
      </div>
      <p role="status" className={css.status}>
        {busy === null ? status : running[busy]}
      </p>
    </aside>
  )
}
