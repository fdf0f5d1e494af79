import type { StyleRule } from '@vanilla-extract/css'
import { layers } from './layers.css.ts'

type LayeredRule = NonNullable<StyleRule['@layer']>[string]

/** A style of the `ui` layer: parts that every room uses, and that a room may override. */
export const ui = (rule: LayeredRule): StyleRule => ({ '@layer': { [layers.ui]: rule } })

/** A style of the `rooms` layer: what one page or part looks like. */
export const room = (rule: LayeredRule): StyleRule => ({ '@layer': { [layers.rooms]: rule } })
