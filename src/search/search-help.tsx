import { useEffect, useState } from 'react'
import { headerSearchId, heroSearchId } from '#address/anchors.ts'
import { lazyPart } from '#ui/lazy-part.tsx'

const Suggestions = lazyPart(
  () => import('./search-suggestions.tsx').then((module) => module.SearchSuggestions),
  { when: 'rendered' },
)

const isShopSearch = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && (target.id === headerSearchId || target.id === heroSearchId)

/** Makes the search field of the whole shop that was focused last a combobox; before that it is a plain form. */
export function SearchHelp() {
  const [attached, setAttached] = useState<{ field: HTMLInputElement; key: number }>()
  useEffect(() => {
    const attach = (target: EventTarget | null) => {
      if (!isShopSearch(target)) return
      // A field that comes back with its page is another element.
      setAttached((last) => (last?.field === target ? last : { field: target, key: (last?.key ?? 0) + 1 }))
    }
    const onFocus = (event: FocusEvent) => attach(event.target)
    attach(document.activeElement)
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
  return attached && <Suggestions key={attached.key} field={attached.field} />
}
