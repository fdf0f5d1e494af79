import { atom } from 'jotai'

/** Index of the review that stands first, 0 to 9. Lives in the route's store. */
export const currentReviewAtom = atom(0)

/**
 * What the visitor wants of the rotation. `none`: has not said, so it runs unless reduced motion is asked for.
 * `paused`: by the button, or by bringing the keyboard inside. `started`: by the button, reduced motion or not.
 */
export type RotationChoice = 'none' | 'paused' | 'started'

export const rotationChoiceAtom = atom<RotationChoice>('none')
