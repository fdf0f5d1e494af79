import { createContainer } from '@vanilla-extract/css'
import { columnWidths, horizontalFrom } from './grid-measures.ts'

/** The grid, whose width decides what its cards look like. */
export const gridBox = createContainer()

export const oneColumn = `${gridBox} (max-width: ${columnWidths[0] - 0.01}rem)`

export const severalColumns = `${gridBox} (min-width: ${columnWidths[0]}rem)`

/** One column that is too narrow for horizontal cards. */
export const narrow = `${gridBox} (max-width: ${horizontalFrom - 0.01}rem)`

/** The column of horizontal cards. */
export const horizontal = `${gridBox} (min-width: ${horizontalFrom}rem) and (max-width: ${columnWidths[0] - 0.01}rem)`
