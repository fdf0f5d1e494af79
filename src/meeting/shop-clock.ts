/** The current time, from `Date`, which tests can mock; a browser's own `Temporal.Now` cannot be mocked. */
export function readClock(): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(Date.now())
}

/** The new reading if its minute differs, else the former object: then React renders nothing. */
export function laterMinute(before: Temporal.Instant, read: Temporal.Instant): Temporal.Instant {
  const minute = (at: Temporal.Instant) => Math.floor(at.epochMilliseconds / 60_000)
  return minute(before) === minute(read) ? before : read
}

/**
 * Calls back when the visitor returns to a form that may have been left for days: in a background tab, in the
 * back/forward cache, or in an open window. Returns an unsubscribe function.
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
