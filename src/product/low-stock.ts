import { shop } from '#shop'
import type { ShopConfig } from '#shop.types.ts'

const { lowStock = 5 }: ShopConfig = shop

/** Whether so few are left that the shop says how many. */
export const isLow = (left: number): boolean => left <= lowStock
