import { atom } from 'jotai'

/** Index of the first visible review, 0 to 9. In the route's store. */
export const currentReviewAtom = atom(0)

/**
 * The visitor's choice for the rotation. `none`: no choice, so it runs unless the system prefers reduced motion.
 * `paused`: by the button, or by moving the keyboard focus inside. `started`: by the button, reduced motion or not.
 */
export type RotationChoice = 'none' | 'paused' | 'started'

export const rotationChoiceAtom = atom<RotationChoice>('none')
