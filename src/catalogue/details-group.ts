/** Products in one chunk of details: a balance between the size and the number of chunks. */
const groupSize = 17

/** The group of a product's details: 0 for ids 1 to 17, 1 for 18 to 34. */
export const detailsGroupOf = (id: number): number => Math.floor((id - 1) / groupSize)
