import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { longestSearch } from '#address/longest-search.ts'
import { useSearchField } from '#address/use-search-field.ts'
import { sitePath } from '#site/path.ts'
import { button } from '#ui/button.css.ts'
import { field } from '#ui/field.css.ts'
import { Icon } from '#ui/icon.tsx'
import * as css from './shop-search.css.ts'

interface Props {
  id: string
  /** The accessible name; unique on a page. */
  label: string
  /** Fits into the field at its narrowest, with text spacing as in WCAG 1.4.12. */
  placeholder: string
  className?: string
}

/**
 * Searches the whole shop: navigates to `/products?search=…`. Works as a plain form before any script has run. Shows
 * the address's search text, or the typed text.
 */
export function ShopSearch({ id, label, placeholder, className }: Props) {
  const navigate = useNavigate()
  const search = useSearch({ strict: false, select: (all) => all.search ?? '' })
  const input = useRef<HTMLInputElement>(null)
  useSearchField(input)
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
          className={`${field} ${css.input}`}
          name="search"
          aria-label={label}
          placeholder={placeholder}
          defaultValue={search}
          maxLength={longestSearch}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" aria-label="Search" className={`${button.quietIcon} ${css.submit}`}>
          <Icon name="search" size={20} />
        </button>
      </form>
    </search>
  )
}
