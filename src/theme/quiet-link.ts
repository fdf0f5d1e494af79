import { vars } from './contract.css.ts'

/** A link beside an icon, without an underline until it is pointed at: the way back, and breadcrumbs. */
export const quietLink = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '2.75rem',
  fontWeight: 600,
  color: vars.color.inkSoft,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.ink, textDecoration: 'underline' } },
} as const
