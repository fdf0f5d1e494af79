/** The name of the errors of code that cannot be fetched; their message is written for visitors. */
export const chunkError = 'ChunkError'

/** The name of the errors of a catalogue without an answer; their message is written for visitors. */
export const catalogueUnavailable = 'CatalogueUnavailable'
