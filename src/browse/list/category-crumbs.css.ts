import { style } from '@vanilla-extract/css'
import * as theme from '#theme/crumbs.ts'

/** A row of its own above the heading. */
export const navigation = style({ flexBasis: '100%' })

export const crumbs = style(theme.crumbs)

export const level = style(theme.crumbLevel)

export const crumb = style(theme.crumbLink)
