import { dropCaret } from './drop-caret.ts'

export interface HiddenPage {
  /**
   * Shows the parts of the page around an element, and hides the rest in steps; hides all of the page where the element
   * is not in it.
   */
  readonly showAround: (target: Element | null) => void
  readonly show: () => void
}

/** Never hidden, or hidden by other code. */
const excluded = 'script, [role="status"], [aria-hidden], [inert]'

/** Parts that are shown as a whole: a label or a heading in one names its content. */
const parts = 'form, header, footer, article, section, [role="dialog"]'

/**
 * Hides the page from screen readers and the keyboard, except its live regions, the dialog and the focused element's
 * part: an alert may have opened over the dialog meanwhile.
 */
export function hidePage(dialog: Element | null): HiddenPage {
  const hidden = new Set<Element>()
  const hide = (
    elements: Iterable<Element>,
    exceptions: readonly (Element | null)[],
    attribute: 'inert' | 'aria-hidden',
  ) => {
    for (const element of elements) {
      if (element.matches(excluded) || exceptions.some((one) => one !== null && element.contains(one)))
        continue
      element.setAttribute(attribute, attribute === 'inert' ? '' : 'true')
      hidden.add(element)
    }
  }
  const show = (elements: Iterable<Element> = hidden) => {
    for (const element of elements) {
      element.removeAttribute('inert')
      element.removeAttribute('aria-hidden')
      hidden.delete(element)
    }
  }
  dropCaret()
  hide(document.body.children, [dialog, document.activeElement], 'inert')
  return {
    showAround(target) {
      const outer = [...hidden].find((element) => element.contains(target))
      const part = target?.closest(parts)
      if (!outer || !part || !outer.contains(part)) return show()
      for (let at = part; at !== outer && at.parentElement; at = at.parentElement)
        hide(at.parentElement.children, [at], 'aria-hidden')
      show([outer])
      // From now on a visitor can move the focus anywhere.
      for (const element of hidden) {
        element.removeAttribute('inert')
        element.setAttribute('aria-hidden', 'true')
      }
    },
    show,
  }
}
