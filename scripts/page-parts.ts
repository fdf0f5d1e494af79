/**
 * Parts of pages whose code comes when it is needed, and whose markup and so styles come with the page
 * (`createIsland`): by the route that shows them, and those that every page has.
 */
const everywhere = ['src/shell/footer.tsx']

const byRoute: Readonly<Record<string, readonly string[]>> = {
  'routes/index.tsx': [
    'src/testimonials/testimonials-section.tsx',
    'src/contact/contact-section.tsx',
    'src/meeting/meeting-section.tsx',
  ],
  'routes/product.$id.tsx': ['src/product/product-tabs.tsx'],
}

/** Source files of the parts that sleep at first on pages of this route. */
export const partsOf = (routeFile: string): readonly string[] => [
  ...everywhere,
  ...(byRoute[routeFile] ?? []),
]
