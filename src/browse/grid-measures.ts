/*
 * Measures of the grid and its cards, for styles and for the virtualizer. All in rem.
 */

/** Grid widths from which there are two, three, … six columns. */
export const columnWidths = [30, 44, 58, 73, 90] as const

/** Between cards, across and down. */
export const gap = 1.25

/**
 * From this grid width on a card in one column is horizontal: image at the left, text at the right. Below it, in a
 * window of 320 px or with large text on a phone, the text would have too little room beside the image.
 */
export const horizontalFrom = 18.5

/** The height of a card's unit price in rem; 0 in a catalogue without any. The build defines the flag for styles, too. */
export const unitPriceHeight = import.meta.env.HAS_AMOUNTS === true ? 1.125 : 0

/** The height of a card's prices in rem. */
export const priceHeight = 1.5 + unitPriceHeight

export const horizontalHeight = 14.9375 + unitPriceHeight

/** The text under a vertical card's square image. */
export const textHeight = 15.1875 + unitPriceHeight
