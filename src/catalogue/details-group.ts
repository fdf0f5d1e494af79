/** How many products share one chunk of details: few enough to be small, many enough to be few. */
const groupSize = 15

/** The group in which a product's details lie: 0 for ids 1 to 15, 1 for 16 to 30. */
export const detailsGroupOf = (id: number): number => Math.floor((id - 1) / groupSize)
