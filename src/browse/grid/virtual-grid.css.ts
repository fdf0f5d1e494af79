import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { feature } from '#theme/rule.ts'

/** Stays in the middle of the window, however long the list is. */
export const failure = style(
  feature({
    position: 'sticky',
    top: '40vh',
    zIndex: 2,
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[3],
    width: 'fit-content',
    marginInline: 'auto',
    padding: vars.space[6],
    border: `1px solid ${vars.color.edgeStrong}`,
    borderRadius: vars.radius.large,
    backgroundColor: vars.color.raised,
  }),
)
