import type { Page } from '@playwright/test'

/** Choices (pressed, current, selected) that look just like one beside them that is not chosen, in words. */
export function findAlikeChoices(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(`(() => {
    const tell = (element) => element.tagName.toLowerCase() + ' "' +
      (element.getAttribute('aria-label') || element.innerText).trim().slice(0, 40) + '"'
    const look = (element) => ['', '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part || undefined)
      return [style.content, style.color, style.backgroundColor, style.borderColor, style.borderWidth, style.borderStyle,
        style.outline, style.textDecorationLine, style.fontWeight].join()
    }).join(';')
    // Mark and words of a choice are its children.
    const areAlike = (one, other) => look(one) === look(other) &&
      [...one.children].every((child, index) => !other.children[index] || look(child) === look(other.children[index]))
    return ['aria-pressed', 'aria-current', 'aria-selected'].flatMap((state) => {
      const all = [...document.querySelectorAll('[' + state + ']')].filter((element) => element.checkVisibility())
      const isChosen = (element) => element.getAttribute(state) !== 'false'
      return all.filter(isChosen).flatMap((element) => {
        const group = element.closest('[role="group"], [role="tablist"], [role="toolbar"], ul, ol, form') ?? document.body
        const other = all.find((one) => !isChosen(one) && group.contains(one) && one.tagName === element.tagName)
        return other && areAlike(element, other) ? [tell(element) + ' looks like ' + tell(other)] : []
      })
    })
  })()`)
}
