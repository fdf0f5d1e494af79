/** Around a native select: a chevron like the other menus'. It takes no presses. */
export const selectBox = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  '::after': {
    content: '""',
    position: 'absolute',
    insetInlineEnd: '1rem',
    width: '0.5rem',
    height: '0.5rem',
    border: 'solid',
    borderWidth: '0 2px 2px 0',
    transform: 'translateY(-25%) rotate(45deg)',
    pointerEvents: 'none',
  },
} as const

/** The select in it. */
export const select = { appearance: 'none', paddingInlineEnd: '2.25rem' } as const
