/** The least width and height of a control: 44 px (WCAG 2.5.5). In rem, so that it grows with the text. */
export const target = '2.75rem'

/** The same where it must not grow with the text. */
export const leastTarget = '44px'
