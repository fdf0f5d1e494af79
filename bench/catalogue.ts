/**
 * Runs the parts of `npm run bench:catalogue` one after the other. Each part writes its own report into
 * `bench/results`.
 */
await import('./catalogue-search.ts')
await import('./catalogue-grid.ts')
await import('./catalogue-shop.ts')
