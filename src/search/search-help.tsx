import { lazy, Suspense, useEffect, useState } from 'react'
import { headerSearchId } from '#address/anchors.ts'
import { importWithRetry } from '#ui/import-with-retry.ts'

const Suggestions = lazy(() =>
  importWithRetry(() => import('./search-suggestions.tsx')).then((part) => ({
    default: part.SearchSuggestions,
  })),
)

const isShopSearch = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.id === headerSearchId

/** Turns the header's search field into a combobox at its first focus. Without it the field is a plain form. */
export function SearchHelp() {
  const [field, setField] = useState<HTMLInputElement>()
  useEffect(() => {
    const attach = (target: EventTarget | null) => {
      if (isShopSearch(target)) setField(target)
    }
    const onFocus = (event: FocusEvent) => attach(event.target)
    attach(document.activeElement)
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
  return (
    field && (
      <Suspense fallback={null}>
        <Suggestions field={field} />
      </Suspense>
    )
  )
}
