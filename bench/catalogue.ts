/** The parts of `npm run bench:catalogue`, one after the other: each has its own report in `bench/results`. */
await import('./catalogue-search.ts')
await import('./catalogue-grid.ts')
await import('./catalogue-shop.ts')
