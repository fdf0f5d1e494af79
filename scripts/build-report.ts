import { shortened, type Warning } from '../src/catalogue/import/record-warnings.ts'
import type { LanguageSource } from './build-language.ts'
import { hasOtherProducts } from './catalogue/product-pages.ts'

/** Of a site on Cloudflare Pages and similar static hosts. */
const mostFiles = 20_000

/** What the owner's files make the build leave out, or publish without words of their own. */
export const warningsOf = ({
  catalogue,
  messages,
}: {
  readonly catalogue: Pick<LanguageSource['catalogue'], 'warnings'>
  readonly messages: Pick<LanguageSource['messages'], 'warnings'>
}): readonly Warning[] => [...catalogue.warnings, ...messages.warnings]

type Reported = Pick<LanguageSource, 'products' | 'textPages' | 'language'> & {
  readonly messages: Pick<LanguageSource['messages'], 'warnings'>
  readonly catalogue: Pick<
    LanguageSource['catalogue'],
    'head' | 'products' | 'serviceUrl' | 'generated' | 'warnings'
  >
}

/**
 * The last lines of a build: what has a page, how many files there are, and what to do about each. `ofBuild` are the
 * warnings that pages and pictures made it find.
 */
export function reportLines(
  languages: readonly Reported[],
  files: number,
  ofBuild: readonly Warning[] = [],
): readonly string[] {
  const warnings = new Set(shortened([...languages.flatMap(warningsOf), ...ofBuild])).size
  const isServed = languages.some(({ catalogue }) => catalogue.serviceUrl !== null)
  // How many products have a page.
  const setting = isServed ? '`source.prerendered`' : '`prerenderedProducts`'
  const ofPages = languages.map(({ catalogue, products, language, textPages }) => {
    const listed = catalogue.head.categories.filter(({ isUnlisted }) => !isUnlisted)
    const paged = listed.filter(({ path }) => path !== undefined).length
    const otherCategories =
      paged === listed.length
        ? ''
        : ` (the other ${listed.length - paged} are views of /products: \`categoryPages\` in the head)`
    const of = languages.length > 1 ? `In ${language.tag}: ` : ''
    const others = hasOtherProducts(catalogue, products)
      ? ` (all others are drawn in the browser: ${setting} in shop.config.ts)`
      : ''
    return `${of}${products.length} products have a page in the build${others}, ${paged} categories have one${otherCategories}, and ${textPages.length} pages are yours.`
  })
  return [
    ...(warnings > 0
      ? [
          `${warnings} ${warnings === 1 ? 'sentence' : 'sentences'} after [catalogue], [messages] and [build] above: what is left out, or is not this shop’s own yet. \`--strict\` stops the build at them.`,
        ]
      : []),
    ...ofPages,
    files <= mostFiles
      ? `${files} files; static hosts often take ${mostFiles}.`
      : `${files} files are more than the ${mostFiles} that static hosts often take: lower ${setting} in shop.config.ts or \`categoryPages\` in the head, or ask your host.`,
  ]
}
