import { atom } from 'jotai'
import type { ComponentType } from 'react'
import type { ProductSummary } from '#catalogue/product.ts'
import { importWithRetry } from '#ui/import-with-retry.ts'

export type ToolsOnCard = ComponentType<{ product: ProductSummary }>

/** A laptop's touch screen is a second pointer: a finger on it hovers no card. */
export const hasToolsOnEveryCard = () => window.matchMedia('(hover: none), (any-pointer: coarse)').matches

/** The tools of the card at this index of the list. */
export type ToolsAt = (index: number) => ToolsOnCard | undefined

/**
 * What the cards have: Save and Compare with a touch screen, soon after hydration; elsewhere marks where a product is
 * saved or chosen (`card-tools.tsx`); undefined until loaded and while nothing is.
 */
export const toolsOnCardsAtom = atom<ToolsAt | undefined>(undefined)

toolsOnCardsAtom.onMount = (set) => {
  if (hasToolsOnEveryCard())
    void importWithRetry(() => import('./save-and-compare.tsx')).then(({ showTools }) => showTools(set))
}

/** Whether the page's list is hydrated: before, React would discard it if a card had another element. */
export const areCardsHydratedAtom = atom(false)
