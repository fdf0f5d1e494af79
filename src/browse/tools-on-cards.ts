import { atom } from 'jotai'
import { startTransition, type ComponentType } from 'react'
import type { ProductSummary } from '#catalogue/product.ts'
import { importWithRetry } from '#ui/import-with-retry.ts'

export type ToolsOnCard = ComponentType<{ product: ProductSummary }>

/** A laptop's touch screen is a second pointer: a finger on it hovers no card. */
export const hasToolsOnEveryCard = () => window.matchMedia('(hover: none), (any-pointer: coarse)').matches

/**
 * What every card has: Save and Compare with a touch screen, soon after hydration; elsewhere marks where it is saved or
 * chosen (`card-tools.tsx`); null until loaded and while nothing is.
 */
export const toolsOnCardsAtom = atom<ToolsOnCard | null>(null)

toolsOnCardsAtom.onMount = (set) => {
  if (!hasToolsOnEveryCard()) return
  void importWithRetry(() => import('./save-and-compare.tsx')).then(({ ToolsOnCard }) =>
    // In pieces: thirty cards in one would block a slow phone.
    startTransition(() => set(() => ToolsOnCard)),
  )
}

/** Whether the page's list is hydrated: before, React would discard it if a card had another element. */
export const areCardsHydratedAtom = atom(false)
