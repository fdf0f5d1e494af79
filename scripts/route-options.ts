/** Options that turn route files into `routeTree.gen.ts`; shared by Vite's plugin and the type check. */
export const routeOptions = {
  target: 'react',
  routesDirectory: './routes',
  generatedRouteTree: './src/app/routeTree.gen.ts',
  tmpDir: '.cache/routes',
} as const

/**
 * The same for a shop without some of its pages: its build has no trace of them. The tree of all routes stays, whose types
 * the shop has. `names` are those of route files, `order`.
 */
export const routeOptionsWithout = (names: readonly string[]) => ({
  ...routeOptions,
  // Other shops may be built at the same time.
  generatedRouteTree: `./.cache/routes/without-${names.join('-')}.ts`,
  routeFileIgnorePattern: `^(?:${names.join('|')})\\.tsx$`,
})
