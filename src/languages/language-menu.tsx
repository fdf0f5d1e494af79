import { categoryPagePath } from 'virtual:catalogue/category-addresses'
import { currentTag, languages } from 'virtual:language'
import { dataKey } from '#device/document-protocol.ts'
import { useHydratedValue } from '#ui/use-hydrated-value.ts'
import { addressIn, type View } from './other-language.ts'
import { useView } from './use-view.ts'

/** The view in the page's HTML: the prerendered parts of a page are hydrated long after another address is shown. */
const firstView = (view: View): View => ({
  path:
    (import.meta.env.SSR ? categoryPageOf(view) : document.documentElement.dataset[dataKey.path]) ??
    view.path,
  search: {},
})

/** The path of the category's page that is prerendered; undefined for another page. */
const categoryPageOf = ({ path, search: { category } }: View) =>
  path === '/products' ? categoryPagePath?.(category) : undefined

interface Props {
  /** Of the list. */
  readonly className?: string
  /** Of each language. */
  readonly linkClassName?: string
}

/**
 * The shop's languages, each a link to the same view: before the script is there, to the same page.
 */
export function LanguageMenu({ className, linkClassName }: Props) {
  const view = useView()
  const shown = useHydratedValue(view, firstView(view))
  return (
    <ul className={className}>
      {languages.map((language) => (
        <li key={language.tag}>
          <a
            href={addressIn(language, shown)}
            hrefLang={language.tag}
            lang={language.tag}
            dir={language.direction}
            aria-current={language.tag === currentTag ? 'true' : undefined}
            className={linkClassName}
          >
            {language.tag === currentTag ? <strong>{language.name}</strong> : language.name}
          </a>
        </li>
      ))}
    </ul>
  )
}
