import { Worker } from 'node:worker_threads'

/** Keeps this many threads of the machine busy while `work` runs. */
export async function whileBusy<Result>(threads: number, work: () => Promise<Result>): Promise<Result> {
  const busy = Array.from({ length: threads }, () => new Worker('for (;;);', { eval: true }))
  try {
    return await work()
  } finally {
    await Promise.all(busy.map((worker) => worker.terminate()))
  }
}
