import { atom } from 'jotai'
import type { ComponentType } from 'react'
import type { ProductSummary } from '#catalogue/product.ts'

export type ToolsOnCard = ComponentType<{ product: ProductSummary }>

/** Save and Compare on every card; null until loaded, and where the hovered card alone has them (`card-tools.tsx`). */
export const toolsOnCardsAtom = atom<ToolsOnCard | null>(null)
