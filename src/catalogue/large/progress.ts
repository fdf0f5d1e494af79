/** How far a large catalogue has been made searchable, 0 to 1. */
export interface CatalogueProgress {
  readonly size: number
  readonly fraction: number
}

let progress: CatalogueProgress | null = null
const listeners = new Set<() => void>()

/** Null where none has been asked for. The same object until something changes. */
export const readProgress = (): CatalogueProgress | null => progress

export function reportProgress(next: CatalogueProgress | null): void {
  progress = next
  for (const listener of listeners) listener()
}

/** Calls back whenever there is progress. Answers with the way to stop. */
export function subscribeProgress(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
