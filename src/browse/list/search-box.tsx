import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { productSearchId } from '#address/anchors.ts'
import { fromStart } from '#address/browse-search.ts'
import { longestSearch } from '#address/longest-search.ts'
import { useSearchField } from '#address/use-search-field.ts'
import { button } from '#ui/button.css.ts'
import { field } from '#ui/field.css.ts'
import { Icon } from '#ui/icon.tsx'
import { NeedsScript } from '#ui/needs-script.tsx'
import '../query-preview.css.ts'
import * as css from './search-box.css.ts'

/** Milliseconds until the pressed Clear button is removed. */
const leaveAfter = 150

/** Writes the typed text to the address letter by letter, without history entries. */
export function SearchBox() {
  const navigate = useNavigate()
  const search = useSearch({ strict: false, select: (all) => all.search ?? '' })
  const input = useRef<HTMLInputElement>(null)
  useSearchField(input)

  const setSearch = (typed: string) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, search: typed, ...fromStart }),
      replace: true,
      resetScroll: false,
    })

  // Applies text that was typed before hydration.
  const setTypedSearch = useEffectEvent(() => {
    const element = input.current
    if (element && element.value !== element.defaultValue) setSearch(element.value)
  })
  useEffect(() => setTypedSearch(), [])

  return (
    <search className={css.search}>
      <form
        aria-label="Search products"
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          setSearch(input.current?.value ?? '')
        }}
      >
        <button type="submit" aria-label="Search products" className={`${button.quietIcon} ${css.submit}`}>
          <Icon name="search" size={20} />
        </button>
        <input
          ref={input}
          id={productSearchId}
          className={`${field} ${css.input}`}
          type="search"
          name="search"
          aria-label="Search products"
          placeholder="Search products..."
          defaultValue={search}
          maxLength={longestSearch}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => setSearch(event.target.value)}
        />
        {search !== '' && (
          <button
            type="button"
            aria-label="Clear the search"
            className={`${button.quietIcon} ${css.clear}`}
            onClick={() => {
              const box = input.current
              if (!box) return
              box.value = ''
              box.focus()
              // Orca 43 does not speak the field where the formerly focused button is gone by then.
              setTimeout(() => box.isConnected && setSearch(box.value), leaveAfter)
            }}
          >
            <Icon name="x" size={20} />
          </button>
        )}
      </form>
      <NeedsScript>
        {import.meta.env.SSR &&
          'Searching and filtering need JavaScript, which is off here: these are the first products of all.'}
      </NeedsScript>
    </search>
  )
}
