/** Whether a process of this machine exists. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
