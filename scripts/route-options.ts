/** Options that turn route files into `routeTree.gen.ts`; shared by Vite's plugin and the type check. */
export const routeOptions = {
  target: 'react',
  routesDirectory: './routes',
  generatedRouteTree: './src/app/routeTree.gen.ts',
  tmpDir: '.cache/routes',
} as const
