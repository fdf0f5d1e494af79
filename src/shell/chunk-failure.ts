/** Whether a file of the shop could not be fetched. `boot/recovery.ts` names such errors. */
export const isChunkFailure = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ChunkError'
