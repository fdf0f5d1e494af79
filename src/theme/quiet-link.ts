import { vars } from './contract.css.ts'
import { target } from './target.ts'

/** A link beside an icon, without an underline until it is pointed at: the way back, and breadcrumbs. */
export const quietLink = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: target,
  minWidth: target,
  fontWeight: 600,
  color: vars.color.inkSoft,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.ink, textDecoration: 'underline' } },
} as const
