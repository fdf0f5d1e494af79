import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
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

/** Live performance figures of the page: `?lab=1` on any address. */
export function LabPanel() {
  const watch = useRef<ReturnType<typeof watchPage>>(null)
  const [figures, setFigures] = useState<PageFigures | null>(null)
  const [runs, setRuns] = useState<LabRuns>({ scroll: null, search: null })
  const [busy, setBusy] = useState<string | null>(null)
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

  const run = async (name: string, make: () => Promise<Partial<LabRuns>>) => {
    if (busy !== null) return
    setBusy(name)
    setStatus('')
    watch.current?.startFrames()
    const made = await make()
    setRuns((before) => ({ ...before, ...made }))
    setBusy(null)
    const results = runTexts({ scroll: null, search: null, ...made })
    setStatus(results[0] ?? 'There is no product search on this page. Open the home page or all products.')
  }

  return (
    <aside className={css.panel} aria-labelledby="lab-title">
      <div className={css.head}>
        <h2 id="lab-title" className={css.title}>
          Performance
        </h2>
        <Link to="." search={(before) => ({ ...before, lab: undefined })} className={css.off}>
          Turn off<span className={visuallyHidden}> the performance panel</span>
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
          Run a scroll
        </button>
        <button
          type="button"
          className={button.outline}
          aria-disabled={busy !== null}
          onClick={() => void run('search', async () => ({ search: await searchByScript(searched) }))}
        >
          Run a search
        </button>
        <button
          type="button"
          className={button.outline}
          onClick={() => {
            if (watch.current) saveReport(labReport(watch.current.read(), runs))
          }}
        >
          Save as JSON
        </button>
      </div>
      <p role="status" className={css.status}>
        {busy === null ? status : `Running the ${busy} …`}
      </p>
    </aside>
  )
}
