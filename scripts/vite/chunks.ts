import type { Rolldown } from 'vite'

type ChunkGroup = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number]

/** By the paths of modules; a group also contains the modules that these import. */
const source = (path: string) => new RegExp(String.raw`/src/(?:${path})\.tsx?`)

/** Shared by the pages, the cards and most parts that are fetched later. */
const everywhere = [
  String.raw`shop\.details`,
  'browse/filters/sort-texts',
  'cart/left-of',
  String.raw`catalogue/(?:money/discount|pictures/picture)`,
  'pictures/image-with-fallback',
  'theme/picture-tint',
  String.raw`ui/(?:drop-caret|format-count|is-plain-click|isolated|needs-script|not-printed\.css|price|rating|show-focused|spoken-rating|tint\.css)`,
].join('|')

/**
 * Chunks of several modules; every other module with an `import()` of its own is a chunk by itself. A module is in the
 * first group that its path or an importer's matches, so the first load's groups are first.
 */
export const chunkGroups: readonly ChunkGroup[] = [
  // Apart from the shop: it stays in the browser's cache when the shop changes. Together they would be 1.4 kB less.
  { name: 'framework', tags: ['$initial'], test: /node_modules/ },
  { name: 'shop', test: source(`app/main|${everywhere}`) },
  // With the tools of the cards, since a product page has the same buttons.
  {
    name: 'product',
    test: /\/routes\/product\.\$id\.tsx\?tsr-split=component|\/src\/browse\/card\/save-and-compare/,
  },
  {
    name: 'lists',
    test: /\/src\/browse\/(?:card|grid|list|filters\/panel-shown|products-page\.css)/,
    minShareCount: 2,
  },
  // Pages contain the styles of these two: with modules in `common` they would contain its styles, 2 kB more.
  { name: 'footer', test: source('shell/footer') },
  {
    name: 'home-sections',
    test: source('testimonials/testimonials-section|contact/contact-section|meeting/meeting-section'),
  },
  // A filtered bookmark waits for it: in `common` it would wait for 20 kB more.
  {
    name: 'catalogue',
    test: /\/src\/catalogue\/source\/source-for|node_modules.*(?:[Qq]ueriesObserver|\/useQueries)/,
  },
  // Ark UI: in `common` the first input would fetch 19 kB more.
  {
    name: 'dialogs',
    test: /node_modules\/@(?:ark-ui|zag-js)|\/src\/ui\/(?:alert-dialog|titled-dialog)/,
    minShareCount: 2,
  },
  // What two later parts share. Each such module in a file of its own would be 50 files of less than 1 kB.
  { name: 'common', minShareCount: 2 },
]
