import { style } from '@vanilla-extract/css'

/** As wide as four columns of the shop, in every grid. */
export const root = style({ width: 1100, margin: '0 auto' })

/** A row of a grid that knows rows only. */
export const row = style({ display: 'flex', gap: 20, paddingBottom: 20 })

/** All items of a grid that lays out with CSS. */
export const items = style({ display: 'flex', flexWrap: 'wrap', gap: 20 })

export const item = style({ flex: 'none', width: 260, height: 503, contain: 'layout style' })

/** A grid whose rows are placed by transforms. */
export const rows = style({ position: 'relative' })

export const placedRow = style({ position: 'absolute', top: 0, left: 0, width: '100%' })
