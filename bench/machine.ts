import { cpus, loadavg, totalmem } from 'node:os'

/** Where a benchmark ran: its times mean little without. */
export interface Machine {
  readonly processor: string
  readonly cores: number
  /** GiB. */
  readonly memory: number
  readonly node: string
  /** Processes that wanted to run, on average over the last minute; 0 on Windows, which does not say. */
  readonly load: number
}

/** As it is now: `load` is what others make of it before the benchmark starts. */
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
