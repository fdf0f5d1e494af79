/** How many products share one chunk of details: few enough to be small, many enough to be few. */
const groupSize = 10

/** The group in which a product's details lie: 0 for ids 1 to 10, 1 for 11 to 20. */
export const detailsGroupOf = (id: number): number => Math.floor((id - 1) / groupSize)
