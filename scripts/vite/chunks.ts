import type { Rolldown } from 'vite'

type ChunkGroup = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number]

/** By the paths of modules; a group also contains the modules that these import. */
const source = (path: string) => new RegExp(String.raw`/src/(?:${path})\.tsx?`)

/** Shared by the pages, the cards and most parts that are fetched later. */
const everywhere = [
  'browse/list/sort-texts',
  'cart/left-of',
  'comfort/comfort-shown',
  'messages/capital',
  String.raw`catalogue/(?:money/(?:discount|price-from)|pictures/picture)`,
  'pictures/image-with-fallback',
  'prices/unit-price',
  'theme/picture-tint',
  String.raw`ui/(?:drop-caret|format-count|is-plain-click|isolated|needs-script|not-printed\.css|price|show-focused|spoken-rating|tint\.css)`,
].join('|')

/**
 * Chunks of several modules; every other module with an `import()` of its own is a chunk by itself. A module is in the
 * first group that its path or an importer's matches, so the first load's groups are first.
 */
export const chunkGroups: readonly ChunkGroup[] = [
  // Apart from the shop: it stays in the browser's cache when the shop changes. Together they would be 1.3 kB less.
  // Scripts alone: the packages' fonts have to precede the shop's own in one stylesheet.
  { name: 'framework', tags: ['$initial'], test: /node_modules.*\.js$/ },
  // The owner's two files, before the modules that read a single value of them: pages need little else, and contain it
  // (`virtual:shop/parts`). Those of a shop of one's own are in its folder, those of another language in the cache.
  { name: 'configuration', test: /\/shop\.(?:config|details)\.[jt]s/ },
  { name: 'shop', test: source(`app/main|${everywhere}`) },
  // A product page and the later parts of others need these: in `shop` they would add 1.1 kB to each list, in `product`
  // each list would contain the styles of a product page, 1.3 kB.
  {
    name: 'facts',
    test: source(
      [
        'cart/preorder-text',
        'catalogue/(?:preorder|words/plain-digits)',
        'compare/compared-ids',
        'device/(?:copy-text|share-link|without-gone)',
        'prices/product-price',
        'product/stock-note',
        'site/parse-url',
        String.raw`ui/(?:done\.css|rating|use-share-link|use-transient-value)`,
        'viewed/recent-views',
      ].join('|'),
    ),
  },
  // With the tools of the cards, since a product page has the same buttons.
  {
    name: 'product',
    test: /\/routes\/product\.\$id\.tsx\?tsr-split=component|\/src\/browse\/card\/save-and-compare/,
  },
  {
    name: 'lists',
    test: /\/src\/browse\/(?:card|grid|list|filters\/panel-place|products-page\.css)/,
    minShareCount: 2,
  },
  // What the pages for orders, accessibility, comparison and unknown addresses share with later parts: in `footer` they
  // would fetch 3 kB more, in `ordering` 6 kB, in `common` 30 kB.
  {
    name: 'minor-pages',
    test: source(
      String.raw`address/(?:email-address|mailto|read-ids)|messages/rich|ui/(?:field-label\.css|format-list|read-typed)|viewed/lazy`,
    ),
  },
  // Pages contain the styles of these two: with modules in `common` they would contain its styles, 2 kB more.
  { name: 'footer', test: source('shell/footer') },
  // The home page's own sections draw such texts, too.
  { name: 'text-nodes', test: source('text-pages/text-nodes'), minShareCount: 2 },
  {
    name: 'home-sections',
    test: source(
      'testimonials/testimonials-section|contact/contact-section|meeting/meeting-section|home/own-section',
    ),
  },
  // A filtered bookmark waits for it: in `common` it would wait for 18 kB more.
  { name: 'catalogue', test: source('catalogue/source/source-for') },
  // The order page needs it without the engine, 10 kB.
  { name: 'queries', test: /node_modules.*(?:[Qq]ueriesObserver|\/useQueries)/ },
  // Ark UI: in `common` the first input would fetch 19 kB more.
  {
    name: 'dialogs',
    test: /node_modules\/@(?:ark-ui|zag-js)|\/src\/ui\/(?:alert-dialog|titled-dialog)/,
    minShareCount: 2,
  },
  // The rows below a product are near the window of a wide screen: in `common` it would fetch 7 kB more.
  { name: 'more-products', test: source('product/more-products') },
  // What the order page shares with later parts: in `common` it would fetch 30 kB more.
  {
    name: 'ordering',
    test: /\/src\/(?:cart\/(?:country-name|line-atoms|price-updates|shipping)|catalogue\/sleep)\.tsx?|virtual:messages\/(?:cart\/(?:lineLeft|remove)|order)|node_modules\/valibot/,
    minShareCount: 2,
  },
  // What two later parts share. Without it and the others the build has 103 scripts instead of 44, and `/` weighs 4 kB more.
  { name: 'common', minShareCount: 2 },
]
