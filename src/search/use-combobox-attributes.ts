import { useLayoutEffect } from 'react'

interface Options {
  /** The id of the list, which is in the document while `isExpanded`. */
  readonly listId: string
  readonly isExpanded: boolean
  /** The id of the option that the arrow keys have reached. */
  readonly activeId: string | undefined
}

const initial = { role: 'combobox', 'aria-autocomplete': 'list' }
const changing = ['aria-controls', 'aria-expanded', 'aria-activedescendant']

/** Makes a prerendered field a combobox (WAI-ARIA APG), and a plain field again once this unmounts. */
export function useComboboxAttributes(
  field: HTMLInputElement,
  { listId, isExpanded, activeId }: Options,
): void {
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(initial)) field.setAttribute(name, value)
    return () => {
      for (const name of [...Object.keys(initial), ...changing]) field.removeAttribute(name)
    }
  }, [field])
  useLayoutEffect(() => {
    const set = (name: string, value: string | undefined) =>
      value === undefined ? field.removeAttribute(name) : field.setAttribute(name, value)
    set('aria-expanded', String(isExpanded))
    set('aria-controls', isExpanded ? listId : undefined)
    set('aria-activedescendant', isExpanded ? activeId : undefined)
  }, [activeId, field, isExpanded, listId])
}
