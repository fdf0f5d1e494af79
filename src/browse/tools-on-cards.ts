import { atom } from 'jotai'
import type { ComponentType } from 'react'
import type { ProductSummary } from '#catalogue/product.ts'

export type ToolsOnCard = ComponentType<{ product: ProductSummary }>

/**
 * What every card has (`card-tools.tsx`): Save and Compare with a touch screen, elsewhere marks where it is saved or
 * chosen; null until loaded and while nothing is.
 */
export const toolsOnCardsAtom = atom<ToolsOnCard | null>(null)

/** Whether the page's list is hydrated: before, React would discard it if a card had another element. */
export const areCardsHydratedAtom = atom(false)
