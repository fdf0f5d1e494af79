/** The size of a slice of products: one View More, one request of the grid. */
export const sliceSize = 30
