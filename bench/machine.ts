import { cpus, loadavg, totalmem } from 'node:os'

/** The machine of a benchmark: times mean little without it. */
export interface Machine {
  readonly processor: string
  readonly cores: number
  /** GiB. */
  readonly memory: number
  readonly node: string
  /** Average number of runnable processes over the last minute; 0 on Windows, which does not report it. */
  readonly load: number
}

/** The machine's current state: `load` is caused by other processes before the benchmark starts. */
export function readMachine(): Machine {
  const processors = cpus()
  return {
    processor: processors[0]?.model.trim() ?? 'unknown',
    cores: processors.length,
    memory: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    load: Number((loadavg()[0] ?? 0).toFixed(2)),
  }
}

export function describeMachine({ processor, cores, memory, node, load }: Machine): string {
  return `${processor}, ${cores} cores, ${memory} GiB, Node ${node}, load ${load} before the start. Other work on the machine makes times longer; only ratios within one run mean anything.`
}
