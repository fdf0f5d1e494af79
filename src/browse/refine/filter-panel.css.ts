import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { from } from '#theme/media.ts'
import { room } from '#theme/rule.ts'

export const panel = style(
  room({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[6],
    marginBottom: vars.space[6],
    padding: vars.space[4],
    border: `1px solid ${vars.color.edge}`,
    borderRadius: vars.radius.large,
    backgroundColor: vars.color.raised,
    '@media': { [from.small]: { padding: vars.space[6] } },
  }),
)

export const top = style(
  room({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[4] }),
)

export const heading = style(room({ fontSize: vars.text.title }))

/** No native clear button: Escape clears the field. */
export const find = style(room({ selectors: { '&::-webkit-search-cancel-button': { display: 'none' } } }))

/** A fieldset has a minimum width by default, which would overflow a narrow page. */
export const group = style(room({ minWidth: 0, padding: 0, border: 0 }))

export const legend = style(
  room({ display: 'block', padding: 0, marginBottom: vars.space[2], fontWeight: 600 }),
)

export const choices = style(room({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }))

export const choice = style(
  room({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: '2.75rem',
    paddingInline: vars.space[3],
    border: `1.5px solid ${vars.color.edgeStrong}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.raised,
    textAlign: 'start',
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover:not([aria-disabled="true"])': { borderColor: vars.color.ink },
      '&[aria-pressed="true"]': {
        backgroundColor: vars.color.ink,
        borderColor: vars.color.ink,
        color: vars.color.paper,
      },
      '&[aria-disabled="true"]': {
        borderStyle: 'dashed',
        backgroundColor: 'transparent',
        color: vars.color.inkFaint,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      // Colours are the system's there: the chosen value needs another mark.
      '(forced-colors: active)': {
        selectors: {
          '&[aria-pressed="true"]': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
          '&[aria-disabled="true"]': { color: 'GrayText', borderColor: 'GrayText' },
        },
      },
    },
  }),
)

export const count = style(
  room({
    fontSize: vars.text.small,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.inkFaint,
    selectors: { [`${choice}[aria-pressed="true"] &`]: { color: 'inherit' } },
  }),
)

export const prices = style(
  room({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
    gap: vars.space[3],
    marginTop: vars.space[2],
  }),
)

export const label = style(room({ display: 'block', fontSize: vars.text.small, marginBottom: vars.space[1] }))

/** Hidden where the products are beside the panel. */
export const show = style(room({ '@media': { [from.large]: { display: 'none' } } }))
