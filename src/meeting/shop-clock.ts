/** Now. By `Date`, which tests can set; a browser's own `Temporal.Now` cannot be. */
export function readClock(): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(Date.now())
}

/** The later reading where it shows another minute, else the one before: nothing has to be drawn anew. */
export function laterMinute(before: Temporal.Instant, read: Temporal.Instant): Temporal.Instant {
  const minute = (at: Temporal.Instant) => Math.floor(at.epochMilliseconds / 60_000)
  return minute(before) === minute(read) ? before : read
}

/**
 * Calls back when a form is taken up that may have lain for days: its page in a tab in the background, in the
 * browser's back/forward cache, or just left open. Answers with the way to stop.
 */
export function onReturn(form: HTMLElement, listener: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') listener()
  }
  window.addEventListener('pageshow', listener)
  document.addEventListener('visibilitychange', onVisible)
  form.addEventListener('focusin', listener)
  return () => {
    window.removeEventListener('pageshow', listener)
    document.removeEventListener('visibilitychange', onVisible)
    form.removeEventListener('focusin', listener)
  }
}
