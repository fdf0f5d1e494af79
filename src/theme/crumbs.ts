import { vars } from './contract.css.ts'
import { quietLink } from './quiet-link.ts'

/** The list of a page's breadcrumbs. */
export const crumbs = { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[2] } as const

/** A level below the first, after a slash that is not read aloud. */
export const crumbLevel = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  // The first value is for browsers without alternative texts.
  '::before': { content: ["'/'", "'/' / ''"], color: vars.color.inkSoft },
}

export const crumbLink = { ...quietLink, justifyContent: 'center' } as const
