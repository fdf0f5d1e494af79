/** How route files become `routeTree.gen.ts`; the same for Vite's plugin and for the type check. */
export const routeOptions = {
  target: 'react',
  routesDirectory: './routes',
  generatedRouteTree: './src/app/routeTree.gen.ts',
  tmpDir: '.cache/routes',
} as const
