import * as texts from 'virtual:messages/search'
import { segmentOf } from '#catalogue/product-id.ts'
import { useRouter } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { announce } from '#ui/announcer.ts'
import { recentSearchesAtom, withSearch } from './recent-searches.ts'
import {
  suggest,
  suggestionAfterKey,
  suggestionKey,
  suggestionsCount,
  type Suggestion,
} from './suggestions.ts'
import { useComboboxAttributes } from './use-combobox-attributes.ts'
import { useFindings } from './use-findings.ts'

/** Milliseconds of a pause in typing after which the number of suggestions is announced. */
const pause = 600

export const listId = 'search-suggestions'
/** The field is uncontrolled: React does not track its value. */
const write = (field: HTMLInputElement, words: string) => {
  field.value = words
}

export const optionId = (index: number) => `${listId}-${index}`

/**
 * The combobox behaviour of one search field (WAI-ARIA APG, editable combobox with a listbox). Enter without a chosen
 * suggestion searches as the plain form does.
 */
export function useSearchCombobox(field: HTMLInputElement, startsOpen: boolean) {
  const router = useRouter()
  const [form] = useState(() => field.form)
  const [text, setText] = useState(field.value)
  const [isOpen, setOpen] = useState(
    () => startsOpen || field.value !== (router.latestLocation.search.search ?? ''),
  )
  /** The active suggestion stays the same where others are added above it. */
  const [activeKey, setActiveKey] = useState<string | null>(null)
  /** True once the recent searches were cleared, which was announced: the shorter list is not announced again. */
  const [isCleared, setCleared] = useState(false)
  const [recent, changeRecent] = useAtom(recentSearchesAtom)
  const words = text.trim()
  const { isSettled, ...findings } = useFindings(words, isOpen)
  const suggestions = suggest(text, recent, findings)
  const keys = suggestions.map(suggestionKey)
  const active = activeKey !== null && keys.includes(activeKey) ? keys.indexOf(activeKey) : null
  const setActive = (index: number | null) => setActiveKey(index === null ? null : (keys[index] ?? null))
  const isNothingFound = isSettled && findings.found?.total === 0
  const isShown = isOpen && suggestions.length > 0

  const close = () => {
    setOpen(false)
    setCleared(false)
    setActive(null)
  }

  const readField = () => {
    setText(field.value)
    setActive(null)
    setOpen(true)
    setCleared(false)
  }

  const clear = () => {
    write(field, '')
    readField()
  }

  const choose = (suggestion: Suggestion) => {
    close()
    // Also where the address stays the same: the typed text only served to find the suggestion.
    const search = suggestion.kind === 'offer' ? suggestion.offer.search.search : undefined
    write(field, 'words' in suggestion ? suggestion.words : (search ?? ''))
    switch (suggestion.kind) {
      case 'product':
        return void router.navigate({
          to: '/product/$id',
          params: { id: segmentOf(suggestion.product) },
          search: {},
        })
      case 'category':
        return void router.navigate({ to: '/products', search: { category: suggestion.category } })
      case 'offer':
        return void router.navigate({ to: '/products', search: suggestion.offer.search })
      case 'recent':
      case 'all':
        changeRecent((before) => withSearch(before, suggestion.words))
        return void router.navigate({ to: '/products', search: { search: suggestion.words } })
    }
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const chosen = active === null ? undefined : suggestions[active]
    if (event.key === 'Enter' && isShown && chosen) {
      event.preventDefault()
      choose(chosen)
      return
    }
    if (event.key === 'Escape' && (isShown || text !== '')) {
      // Escape closes the list first; only the next Escape empties the field.
      event.preventDefault()
      if (!isShown) clear()
      close()
      return
    }
    const next = suggestionAfterKey(event.key, isShown ? active : null, suggestions.length)
    if (next === undefined) return
    event.preventDefault()
    setOpen(true)
    setActive(next)
  })
  const onInput = useEffectEvent(readField)
  const readTyped = useEffectEvent(() => {
    if (field.value !== text) readField()
  })
  const onSubmit = useEffectEvent(() => {
    changeRecent((before) => withSearch(before, field.value))
    close()
  })
  const onLeave = useEffectEvent((event: FocusEvent) => {
    if (!(event.relatedTarget instanceof Node && form?.contains(event.relatedTarget))) close()
  })

  // Runs after `useSearchField`, which writes the field at `onBeforeNavigate`.
  useEffect(() => router.subscribe('onBeforeLoad', () => setText(field.value)), [field, router])

  // Before the first paint: text typed right after it would be missed, and so would text typed since the first render,
  // which React shows up to 300 ms later.
  useLayoutEffect(() => {
    if (!form) return
    // oxlint-disable-next-line react/set-state-in-effect
    readTyped()
    const stop = new AbortController()
    const { signal } = stop
    field.addEventListener('keydown', (event) => onKeyDown(event), { signal })
    field.addEventListener('input', () => onInput(), { signal })
    field.addEventListener('click', () => onInput(), { signal })
    form.addEventListener('submit', () => onSubmit(), { signal })
    form.addEventListener('focusout', (event) => onLeave(event), { signal })
    return () => stop.abort()
  }, [field, form])

  useComboboxAttributes(field, {
    listId,
    isExpanded: isShown,
    activeId: active === null ? undefined : optionId(active),
  })
  const count = suggestions.length
  useEffect(() => {
    if (!isOpen || !isSettled || isCleared) return
    const announcing = setTimeout(
      () => announce(suggestionsCount(count, isNothingFound ? words : undefined)),
      pause,
    )
    return () => clearTimeout(announcing)
  }, [count, isCleared, isNothingFound, isOpen, isSettled, words])

  const clearRecent = () => {
    changeRecent(() => [])
    setActive(null)
    setCleared(true)
    announce(texts.recentCleared)
    field.focus()
  }

  return {
    text,
    words,
    suggestions,
    active,
    setActive,
    isShown,
    isNothingFound,
    choose,
    clear,
    clearRecent,
  }
}
