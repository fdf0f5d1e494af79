/** The fraction of a large catalogue that is searchable, 0 to 1. */
export interface CatalogueProgress {
  readonly size: number
  readonly fraction: number
}

let progress: CatalogueProgress | null = null
const listeners = new Set<() => void>()

/** Null while no large catalogue is open. The same object until something changes. */
export const readProgress = (): CatalogueProgress | null => progress

export function reportProgress(next: CatalogueProgress | null): void {
  progress = next
  for (const listener of listeners) listener()
}

/** Calls back at every change of the progress. Returns an unsubscribe function. */
export function subscribeProgress(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
