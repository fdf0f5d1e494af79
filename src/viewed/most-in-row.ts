/** The number of cards in a row of further products. */
export const mostInRow = 6
