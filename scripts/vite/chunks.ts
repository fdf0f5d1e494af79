/** A script file of the build, and when a page fetches it. */
interface Chunk {
  readonly name: string
  readonly when: string
}

interface ChunkGroup extends Chunk {
  /** The paths of its first modules; it also contains the modules that these import. */
  readonly test: RegExp
}

const source = (path: string) => new RegExp(String.raw`/src/(?:${path})\.tsx?`)

/**
 * Chunks of several modules. A module is in the first chunk that its path or an importer's matches, so the order
 * matters: the first load's chunks are first.
 */
export const chunkGroups: readonly ChunkGroup[] = [
  {
    name: 'framework',
    when: 'with every page; a deploy seldom changes it',
    test: /^\0rolldown\/runtime|node_modules\/(?:react|react-dom|scheduler|jotai|use-sync-external-store|@tanstack\/(?:history|store|react-store|router-core|react-router|query-core|react-query))\/(?!.*(?:[Qq]ueriesObserver|Queries\.js))/,
  },
  {
    name: 'shop',
    when: 'with every page',
    test: source(
      String.raw`app/main|ui/(?:tint\.css|badge\.css|visually-hidden\.css|not-printed\.css|price|needs-script|import-with-retry|format-count|spoken-rating|show-focused|drop-caret|is-plain-click|use-hydrated-value)|catalogue/(?:pictures/picture|money/money)|pictures/image-with-fallback|theme/p(?:icture-tint|age-search)`,
    ),
  },
  {
    name: 'lists',
    when: 'with the home page and the catalogue page',
    test: source(
      'browse/(?:grid/product-grid|list/(?:search-box|category-buttons|unknown-category|list-result|use-list-start|use-result-announcement))',
    ),
  },
  {
    name: 'home',
    when: 'with the home page',
    // Under 2 kB, like the next: one chunk of both would add weight to each page's first load.
    test: /\/routes\/index\.tsx\?tsr-split=component/,
  },
  {
    name: 'products',
    when: 'with the catalogue page',
    test: /\/routes\/products\.tsx\?tsr-split=component/,
  },
  {
    name: 'rating',
    // Under 2 kB: in the next chunk, its use in the testimonials would load a product page's styles on the home page.
    when: 'with a product page; on the home page with the testimonials',
    test: source('ui/rating|shop.details'),
  },
  {
    name: 'save',
    // Under 2 kB: in the next chunk, the cards of a touch screen would load a product page.
    when: 'with a product page, and with the cards of a touch screen; on other screens with the first input',
    test: source(
      String.raw`browse/card/save-and-compare|ui/(?:use-transient-value|done\.css)|device/share-link|catalogue/money/discount|cart/left-of|address/brand-list`,
    ),
  },
  {
    name: 'product',
    when: 'with a product page; on other pages with the first input, since a press on a card needs it',
    test: /\/routes\/product\.\$id\.tsx\?tsr-split=component|\/src\/product\/product-page\.tsx/,
  },
  {
    name: 'catalogue',
    when: 'with the first query whose answer is not in the page',
    test: /\/src\/(?:catalogue\/source\/source-for|viewed\/lazy)\.ts|node_modules\/@tanstack\/(?:query-core|react-query)\/.*(?:[Qq]ueriesObserver|Queries\.js)/,
  },
  {
    name: 'other-searches',
    when: 'with the suggestions or the filters, or when few products or none were found',
    test: source('browse/did-you-mean/use-offers'),
  },
  {
    name: 'product-more',
    when: 'when the rows below a product are near the window, a list led to it, with the comparison, or with an empty list or cart',
    test: source('product/(?:more-products|list-pager)|viewed/browse-links'),
  },
  {
    name: 'footer',
    when: 'with the first input',
    test: source(
      'shell/footer|comfort/(?:comfort-shown|choose-comfort)|address/(?:mailto|email-address|read-ids)',
    ),
  },
  {
    name: 'comparison',
    // In the chunk of a product's rows, products would load it on a wide screen.
    when: 'with the comparison',
    test: /\/routes\/compare\.tsx\?tsr-split=component/,
  },
  {
    name: 'pages',
    when: 'with the accessibility page, a page that is not found, or the first dialog',
    test: /\/routes\/accessibility\.tsx\?tsr-split=component|\/routes\/product\.\$id\.tsx\?tsr-split=notFound|\/src\/(?:shell\/not-found-page|product\/product-not-found|comfort\/comfort-box)\.tsx/,
  },
  {
    name: 'deferred',
    when: 'with the first input, or when an image cannot be loaded',
    test: source('shell/deferred-parts|pictures/replace-image'),
  },
  {
    name: 'ark',
    when: 'with the first dialog, or with tabs',
    test: /node_modules\/(?:@ark-ui\/react\/dist\/(?:components\/(?:factory|presence)|utils|providers|_virtual)|@zag-js\/(?:core|react|types|utils|anatomy|presence|dom-query)\/)/,
  },
  {
    name: 'dialogs',
    when: 'with the first dialog',
    test: source(
      'ui/(?:alert-dialog|titled-dialog)|shortcuts/shortcuts-dialog|comfort/comfort-dialog|product/zoom-dialog',
    ),
  },
  {
    name: 'cart',
    when: 'when the cart button is pointed at, focused or pressed',
    test: source('cart/(?:cart-drawer|cart-link-dialog)'),
  },
  {
    name: 'filters',
    when: 'when the filters are touched, pointed at or focused, the catalogue page changes its products, or few products or none were found',
    test: source(
      'browse/(?:filters/(?:filters|shared-list)|did-you-mean/(?:few-results|offer)|list/paged-list)',
    ),
  },
  {
    name: 'filter-sheet',
    // Under 2 kB: in the previous chunk, the filters would load the dialogs' library.
    when: 'with the filters on a narrow screen',
    test: source('browse/filters/filter-sheet'),
  },
  {
    name: 'suggestions',
    when: 'when the header’s search has the focus',
    test: source('search/search-suggestions'),
  },
  {
    name: 'home-sections',
    when: 'when testimonials, contact or booking are near the window',
    test: source('testimonials/testimonials-section|contact/contact-section|meeting/meeting-section'),
  },
  { name: 'lab', when: 'with `?lab=1` or `?size=`', test: source('lab/(?:lab-panel|size-notice)') },
]

/** Chunks of one `import()` each, by the name of its module. */
const singleChunks: readonly Chunk[] = [
  { name: 'rolldown-runtime', when: 'with every page; the bundler emits it separately' },
  { name: 'product-tabs', when: 'when the tabs of a product are touched, pointed at or focused' },
  { name: 'show-page', when: 'with the first input: the head of another page of the shop' },
  {
    name: 'open-generated',
    when: 'with `?size=`, or a catalogue in files: the page’s side of the workers',
  },
  { name: 'large-grid', when: 'when a long list is scrolled: the virtualizer' },
  { name: 'meeting-form', when: 'when the booking form is near the window or used' },
  { name: 'shim', when: 'with the booking form, in browsers without Temporal' },
  { name: 'details', when: 'with a product whose details are not in the page: 17 products in each' },
]

/** Every chunk of the shop. `npm run budgets` fails for a chunk that is missing here. */
export const chunks: readonly Chunk[] = [...chunkGroups, ...singleChunks]

/** The chunk of a name; the names of details have numbers. */
export const findChunk = (name: string): Chunk | undefined =>
  chunks.find((chunk) => chunk.name === name.replace(/^details-\d+$/, 'details'))
