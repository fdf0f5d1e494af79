import * as v from 'valibot'

/*
 * An engine's process for tests: answers every query with its SQL, except `hang`, which it answers never, and `die`,
 * at which it ends.
 */
const request = v.object({ kind: v.string(), job: v.optional(v.number()), sql: v.optional(v.string()) })

process.on('message', (message) => {
  const { kind, job, sql = '' } = v.parse(request, message)
  if (kind === 'stop' || sql.includes('die')) process.exit(0)
  if (kind === 'cancel' || sql.includes('hang')) return
  const answer = sql.includes('fail')
    ? { error: 'Code: 159. DB::Exception: Timeout' }
    : { answer: JSON.stringify({ data: [{ sql, pid: process.pid }] }) }
  process.send?.({ job, ...answer })
})
