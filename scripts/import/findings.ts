/** What the owner should know of a row: `reason` has the row as its subject, 'is a draft'. */
export interface Finding {
  /** Of the file, counted from 1. */
  readonly line: number
  readonly reason: string
}

/** Collects what the import does not take over as it is. */
export class Findings {
  /** Rows and products without a record. */
  readonly leftOut: Finding[] = []
  /** Records that say less than their rows, or something else. */
  readonly changed: Finding[] = []

  leaveOut(line: number, reason: string): void {
    this.leftOut.push({ line, reason })
  }

  change(line: number, reason: string): void {
    this.changed.push({ line, reason })
  }
}
