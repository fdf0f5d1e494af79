import { atom, type Atom } from 'jotai'
import { startTransition, type ComponentType } from 'react'
import type { ProductSummary } from '#catalogue/product.ts'

/**
 * What made a card the active one. A finger requests no second image. `rest`: another list has come under a pointer, so
 * that nobody has turned to this product.
 */
export type Activity = 'hover' | 'touch' | 'rest'

/** Save and Compare of cards, whose code no card needs before the first input. */
export interface CardTools {
  /** With a touch screen every card has its tools; elsewhere the active one, and marks where it is saved or chosen. */
  readonly areOnEveryCard: boolean
  readonly Tools: ComponentType<{ product: ProductSummary; isActive: boolean; isMarked: boolean }>
  /** The products with marks; undefined where every card has its tools. */
  readonly markedAtom?: Atom<readonly number[]>
  /** Undefined on a touch screen before the first input. */
  readonly ActiveProduct?: ComponentType<{ product: ProductSummary; isShown: boolean }>
}

/** A laptop's touch screen is a second pointer: a finger on it hovers no card. */
export const hasToolsOnEveryCard = () => window.matchMedia('(hover: none), (any-pointer: coarse)').matches

export const noneAtom = atom<readonly number[]>([])

/** Undefined until loaded: with a touch screen soon after hydration, elsewhere with the first input. */
export const cardToolsAtom = atom<CardTools | undefined>(undefined)

cardToolsAtom.onMount = (set) => {
  if (!hasToolsOnEveryCard()) return
  // Not a `lazyPart`: each of thirty cards would wait for it. They get their buttons in one transition, which does not
  // block a slow phone. After a failure the first input brings them (`deferred-parts.tsx`).
  import('./save-and-compare.tsx').then(
    ({ TouchTools }) =>
      startTransition(() => set((shown) => shown ?? { areOnEveryCard: true, Tools: TouchTools })),
    () => undefined,
  )
}
