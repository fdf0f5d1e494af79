/** Options that turn route files into `routeTree.gen.ts`; shared by Vite's plugin and the type check. */
export const routeOptions = {
  target: 'react',
  routesDirectory: './routes',
  generatedRouteTree: './src/app/routeTree.gen.ts',
  tmpDir: '.cache/routes',
} as const

/**
 * The same for a shop without a checkout: its build has no trace of the page of the order. The tree of all routes stays,
 * whose types the shop has.
 */
export const routeOptionsWithoutOrder = {
  ...routeOptions,
  generatedRouteTree: './.cache/routes/route-tree.ts',
  routeFileIgnorePattern: '^order\\.tsx$',
} as const
