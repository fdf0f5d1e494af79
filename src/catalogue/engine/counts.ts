import { categories } from '../product.ts'
import type { CategoryChoice, Counts } from '../source.ts'

export function countsOf(count: (choice: CategoryChoice) => number): Counts {
  const [Electronics, Fashion, HomeGarden, Sports, Books] = categories
  return {
    All: count('All'),
    Electronics: count(Electronics),
    Fashion: count(Fashion),
    'Home & Garden': count(HomeGarden),
    Sports: count(Sports),
    Books: count(Books),
  }
}
