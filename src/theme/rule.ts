import type { StyleRule } from '@vanilla-extract/css'
import { layers } from './layers.css.ts'

type LayeredRule = NonNullable<StyleRule['@layer']>[string]

/** A style of the `ui` layer: shared components, whose style a feature may override. */
export const ui = (rule: LayeredRule): StyleRule => ({ '@layer': { [layers.ui]: rule } })
