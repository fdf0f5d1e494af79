import * as texts from 'virtual:messages/browse'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { productSearchId } from '#address/anchors.ts'
import { fromStart } from '#address/browse-search.ts'
import { longestSearch } from '#address/longest-search.ts'
import { useSearchField } from '#address/use-search-field.ts'
import { hasCategoryPages } from '#catalogue/settings/settings.ts'
import { button } from '#ui/button.css.ts'
import { field } from '#ui/field.css.ts'
import { Icon } from '#ui/icon.tsx'
import { NeedsScript } from '#ui/needs-script.tsx'
import '../query-preview.css.ts'
import * as css from './search-box.css.ts'

/**
 * Milliseconds between two changes of the address while text is typed: Safari refuses more than a hundred in ten
 * seconds, for example of a held key, and the router never writes again after a refusal.
 */
const writeInterval = 120

/** Milliseconds until the pressed Clear button is removed. */
const leaveAfter = 150

/** Writes the typed text to the address while it is typed, without history entries. */
export function SearchBox() {
  const navigate = useNavigate()
  const search = useSearch({ strict: false, select: (all) => all.search ?? '' })
  const router = useRouter()
  const isOfCategory =
    import.meta.env.SSR && hasCategoryPages && router.latestLocation.search.category !== undefined
  const input = useRef<HTMLInputElement>(null)
  useSearchField(input)

  const written = useRef<{ at: number; next: ReturnType<typeof setTimeout> | undefined }>({
    at: -Infinity,
    next: undefined,
  })
  useEffect(() => () => clearTimeout(written.current.next), [])

  const setSearch = (typed: string) => {
    clearTimeout(written.current.next)
    written.current = { at: performance.now(), next: undefined }
    void navigate({
      to: '.',
      search: (before) => ({ ...before, search: typed, ...fromStart }),
      replace: true,
      resetScroll: false,
    })
  }
  /** Writes the text that still waits. The field has another one where Back has changed it meanwhile. */
  const flush = () => {
    const { next } = written.current
    const typed = input.current?.value ?? ''
    if (next !== undefined && typed !== (router.latestLocation.search.search ?? '')) setSearch(typed)
    clearTimeout(next)
    written.current.next = undefined
  }
  const type = (typed: string) => {
    if (written.current.next !== undefined) return
    const wait = written.current.at + writeInterval - performance.now()
    if (wait <= 0) setSearch(typed)
    else written.current.next = setTimeout(flush, wait)
  }

  // Applies text that was typed before hydration.
  const setTypedSearch = useEffectEvent(() => {
    const element = input.current
    if (element && element.value !== element.defaultValue) setSearch(element.value)
  })
  useEffect(() => setTypedSearch(), [])

  return (
    <search className={css.search}>
      <form
        aria-label={texts.search}
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          setSearch(input.current?.value ?? '')
        }}
      >
        <button type="submit" aria-label={texts.search} className={`${button.quietIcon} ${css.submit}`}>
          <Icon name="search" size={20} />
        </button>
        <input
          ref={input}
          id={productSearchId}
          className={`${field} ${css.input}`}
          type="search"
          name="search"
          aria-label={texts.search}
          placeholder={texts.searchPlaceholder}
          defaultValue={search}
          maxLength={longestSearch}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => type(event.target.value)}
          onBlur={flush}
        />
        {search !== '' && (
          <button
            type="button"
            aria-label={texts.clearSearch}
            className={`${button.quietIcon} ${css.clear}`}
            // The second press of a double one would take the focus from the field.
            onMouseDown={(event) => event.preventDefault()}
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
        {import.meta.env.SSR && (isOfCategory ? texts.searchInCategoryNeedsScript : texts.searchNeedsScript)}
      </NeedsScript>
    </search>
  )
}
