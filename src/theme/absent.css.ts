import { globalStyle, keyframes } from '@vanilla-extract/css'
import { heroSearch, pageSearch } from './page-search.ts'

/** The animation of a search field while the field of its timeline is in the window: presses go to what is below it. */
export const absent = keyframes({ 'from, to': { opacity: 0, pointerEvents: 'none' } })

// The fields of the timelines are in `main`, and the header's is not.
globalStyle('body', { timelineScope: `${pageSearch}, ${heroSearch}` })
