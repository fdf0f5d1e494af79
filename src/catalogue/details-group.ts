/** Products in one chunk of details: a balance between the size and the number of chunks. */
const groupSize = 17

/** The group of a record's details, by its index in the list: 0 for the first 17 records. */
export const detailsGroupAt = (index: number): number => Math.floor(index / groupSize)
