export type LogLevel = 'info' | 'warn' | 'error'

/** Writes one event. Searched texts are no fields: what a visitor typed is not recorded. */
export type Log = (level: LogLevel, event: string, fields?: Readonly<Record<string, unknown>>) => void

/** One line of JSON per event. */
export const createLog =
  (write: (line: string) => void): Log =>
  (level, event, fields = {}) =>
    write(JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }))
