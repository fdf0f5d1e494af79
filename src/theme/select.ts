/** Around a native select: a chevron like the other menus'. It takes no presses. */
export const selectBox = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  '::after': {
    content: '""',
    position: 'absolute',
    right: '1rem',
    width: '0.5rem',
    height: '0.5rem',
    borderBottom: '2px solid',
    borderRight: '2px solid',
    transform: 'translateY(-25%) rotate(45deg)',
    pointerEvents: 'none',
  },
} as const

/** The select in it. */
export const select = { appearance: 'none', paddingInlineEnd: '2.25rem' } as const
