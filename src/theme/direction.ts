/** 1, or -1 where the page is read from right to left: a factor of lengths and angles that follow the direction. */
export const direction = 'var(--dir, 1)'
