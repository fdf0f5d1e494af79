import { atom } from 'jotai'
import type { ComponentType } from 'react'
import type { ProductSummary } from '#catalogue/product.ts'

export type SaveOnCard = ComponentType<{ product: ProductSummary }>

/** The heart of every card; null until it has loaded, and where the hovered card alone has one (`card-tools.tsx`). */
export const saveOnCardsAtom = atom<SaveOnCard | null>(null)
