import { createVar, style, type StyleRule } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { target } from '#theme/target.ts'
import { direction } from '#theme/direction.ts'

/** The least size of a touch target. */
const thumbSize = target
const knobRadius = '0.75rem'
/** From a thumb's middle to its knob's. */
const knobDistance = `(${thumbSize} / 2 - ${knobRadius})`

/** From a thumb's outer edge to its knob, at most what surrounds the fields. */
const overhang = '1.25rem'

const forced = '(forced-colors: active)'

/**
 * The focus ring is around both inputs, since a ring around one would cut the other's knob; the focused knob is filled.
 */
export const slider = style({
  position: 'relative',
  height: thumbSize,
  // Its knobs are at the fields' edges; the thumbs around them go beyond.
  marginInline: `-${overhang}`,
  borderRadius: vars.radius.medium,
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-3px' },
  },
  '@media': {
    // Around both inputs: borders of their own would cross each other and the knobs.
    [forced]: {
      selectors: {
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: '0 0.375rem',
          border: '1px solid ButtonText',
          borderRadius: 'inherit',
          pointerEvents: 'none',
        },
      },
    },
  },
})

/** Between the thumbs' extreme positions: a thumb's inner edge marks its price. */
export const track = style({
  position: 'absolute',
  insetInlineStart: thumbSize,
  width: `calc(100% - 2 * ${thumbSize})`,
  top: 'calc(50% - 0.1875rem)',
  height: '0.375rem',
  overflow: 'visible',
  // A drawing from low to high.
  selectors: { ':root[dir="rtl"] &': { scale: '-1 1' } },
  backgroundColor: vars.color.edgeStrong,
  // Extends the track to both ends, below the knobs.
  boxShadow: `-${overhang} 0 ${vars.color.edgeStrong}, ${overhang} 0 ${vars.color.edgeStrong}`,
  pointerEvents: 'none',
  '@media': {
    [forced]: {
      forcedColorAdjust: 'none',
      backgroundColor: 'GrayText',
      boxShadow: `-${overhang} 0 GrayText, ${overhang} 0 GrayText`,
    },
  },
})

export const range = style({ fill: vars.color.accent, '@media': { [forced]: { fill: 'Highlight' } } })

/** From a thumb's middle to its knob's, towards the inline end. */
const knobShift = createVar()

const knob = (edge: string, face: string) =>
  `radial-gradient(circle at calc(50% + ${knobShift} * ${direction}) 50%, ${face} 0.55rem, ${edge} 0.6rem 0.72rem, transparent ${knobRadius})`

/** For the thumbs of WebKit and of Firefox: either browser drops a rule that names both. */
const thumbs = (rule: NonNullable<StyleRule['selectors']>[string], state = '') => ({
  [`&${state}::-webkit-slider-thumb`]: rule,
  [`&${state}::-moz-range-thumb`]: rule,
})

const input = style({
  position: 'absolute',
  top: 0,
  width: `calc(100% - ${thumbSize})`,
  height: thumbSize,
  appearance: 'none',
  background: 'none',
  // Only the thumbs take presses: the inputs overlap.
  pointerEvents: 'none',
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&::-moz-range-track': { background: 'none' },
    ...thumbs({
      appearance: 'none',
      width: thumbSize,
      height: thumbSize,
      border: 0,
      borderRadius: 0,
      background: knob(vars.color.accent, vars.color.raised),
      pointerEvents: 'auto',
      cursor: 'grab',
    }),
    ...thumbs({ background: knob(vars.color.focus, vars.color.focus) }, ':focus-visible'),
    ...thumbs({ cursor: 'grabbing' }, ':active'),
  },
  '@media': {
    [forced]: {
      selectors: {
        ...thumbs({ forcedColorAdjust: 'none', background: knob('ButtonText', 'ButtonFace') }),
        ...thumbs({ background: knob('Highlight', 'Highlight') }, ':focus-visible'),
      },
    },
  },
})

// Each knob is at its thumb's inner edge.
export const lowest = style([input, { insetInlineStart: 0, vars: { [knobShift]: `calc${knobDistance}` } }])
export const highest = style([
  input,
  { insetInlineEnd: 0, vars: { [knobShift]: `calc(-1 * ${knobDistance})` } },
])
