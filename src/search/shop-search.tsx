import * as texts from 'virtual:messages/search'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { longestSearch } from '#address/longest-search.ts'
import { useSearchField } from '#address/use-search-field.ts'
import { sitePath } from '#site/path.ts'
import { button } from '#ui/button.css.ts'
import * as fieldCss from '#ui/field.css.ts'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import * as css from './shop-search.css.ts'

const Suggestions = lazyPart(
  () => import('./search-suggestions.tsx').then((module) => module.SearchSuggestions),
  { when: 'rendered' },
)

interface Props {
  id: string
  /** The accessible name; unique on a page. */
  label: string
  /** Fits into the field at its narrowest, with text spacing as in WCAG 1.4.12. */
  placeholder: string
  className?: string
  /** The single key that focuses the field, for screen readers. */
  shortcut?: string | undefined
}

/**
 * Searches the whole shop: navigates to `/products?search=…`. Works as a plain form before any script has run. Shows
 * the address's search text, or the typed text. Once it is focused it gets suggestions, and is a combobox.
 */
export function ShopSearch({ id, label, placeholder, className, shortcut }: Props) {
  const navigate = useNavigate()
  const search = useSearch({ strict: false, select: (all) => all.search ?? '' })
  const input = useRef<HTMLInputElement>(null)
  useSearchField(input)
  const [suggestions, setSuggestions] = useState<{ field: HTMLInputElement; startsOpen: boolean }>()
  // The prerendered field may have the focus already.
  useEffect(() => {
    const field = input.current
    if (field && document.activeElement === field) setSuggestions({ field, startsOpen: false })
  }, [])
  return (
    <search className={className}>
      <form
        action={sitePath('/products')}
        aria-label={label}
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          void navigate({ to: '/products', search: { search: input.current?.value } })
        }}
      >
        {/* Not of the type search, on which ARIA in HTML does not allow the role combobox (`search-suggestions.tsx`). */}
        <input
          ref={input}
          id={id}
          className={`${fieldCss.field} ${css.input}`}
          name="search"
          aria-label={label}
          placeholder={placeholder}
          defaultValue={search}
          maxLength={longestSearch}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-keyshortcuts={shortcut}
          onFocus={({ currentTarget: field }) =>
            setSuggestions((before) => before ?? { field, startsOpen: false })
          }
          onClick={({ currentTarget: field }) => setSuggestions({ field, startsOpen: true })}
        />
        <button type="submit" aria-label={texts.submit} className={`${button.quietIcon} ${css.submit}`}>
          <Icon name="search" size={20} />
        </button>
        {suggestions && <Suggestions {...suggestions} />}
      </form>
    </search>
  )
}
