import { readFileSync } from 'node:fs'

/** Whether a process of this machine exists. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * What tells a process from a later one with its number, as a restarted container gives: when it began, in the ticks of
 * Linux (`man 5 proc_pid_stat`). Null where no file says it.
 */
export function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses can have blanks.
    return stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? null
  } catch {
    return null
  }
}
