import { keyframes } from '@vanilla-extract/css'

/** The animation of a search field while the field of its timeline is in the window. */
export const absent = keyframes({ 'from, to': { opacity: 0 } })
