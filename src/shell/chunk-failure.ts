declare global {
  interface Window {
    /** From the script in `index.html`; settles only where the page is not loaded anew. */
    reloadOnce?: () => Promise<void>
  }
}

/** Whether a file of the shop could not be fetched. The script in `index.html` gives such errors their name. */
export const isChunkFailure = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ChunkError'
