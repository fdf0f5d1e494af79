import { style } from '@vanilla-extract/css'

/** The width of four columns of the shop, for every grid. */
export const root = style({ width: 1100, margin: '0 auto' })

/** A row of a grid that positions rows, not cells. */
export const row = style({ display: 'flex', gap: 20, paddingBottom: 20 })

/** All items of a grid that uses CSS for its layout. */
export const items = style({ display: 'flex', flexWrap: 'wrap', gap: 20 })

export const item = style({ flex: 'none', width: 260, height: 503, contain: 'layout style' })

/** A grid that positions its rows by transforms. */
export const rows = style({ position: 'relative' })

export const positionedRow = style({ position: 'absolute', top: 0, left: 0, width: '100%' })
