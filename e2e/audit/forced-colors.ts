import type { Page } from '@playwright/test'

/** Descriptions of selected elements (pressed, current, selected) with the same style as an unselected one beside them. */
export function findAlikeChoices(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(`(() => {
    const describe = (element) => element.tagName.toLowerCase() + ' "' +
      (element.getAttribute('aria-label') || element.innerText).trim().slice(0, 40) + '"'
    const stylesOf = (element) => ['', '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part || undefined)
      return [style.content, style.color, style.backgroundColor, style.borderColor, style.borderWidth, style.borderStyle,
        style.outline, style.textDecorationLine, style.textDecorationThickness, style.fontWeight].join()
    }).join(';')
    // A choice's mark and text are its children.
    const areAlike = (one, other) => stylesOf(one) === stylesOf(other) &&
      [...one.children].every((child, index) => !other.children[index] || stylesOf(child) === stylesOf(other.children[index]))
    return ['aria-pressed', 'aria-current', 'aria-selected'].flatMap((state) => {
      const isChosen = (element) => (element.getAttribute(state) ?? 'false') !== 'false'
      return [...document.querySelectorAll('[' + state + ']')].filter((element) => element.checkVisibility() && isChosen(element)).flatMap((element) => {
        const group = element.closest('[role="group"], [role="tablist"], [role="toolbar"], table, nav, ul, ol, form') ?? document.body
        const other = [...group.querySelectorAll(element.tagName)].find((one) => !isChosen(one) && one.checkVisibility() &&
          (one.hasAttribute(state) || one.className === element.className) && areAlike(element, one))
        return other ? [describe(element) + ' looks like ' + describe(other)] : []
      })
    })
  })()`)
}

/**
 * Descriptions of controls without an edge in forced colours, which remove backgrounds and shadows. An edge is a border
 * on all four sides (of the control, of a box that fills it, of a field's frame or of a tile's label), a system colour
 * that fills it, or the system's own drawing; for a link also an underline, or an edge of the card around it; for a
 * summary also a line below its group.
 */
export function findEdgeless(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(`(() => {
    const describe = (element) => element.tagName.toLowerCase() + ' "' + (element.getAttribute('aria-label') ||
      element.innerText || element.labels?.[0]?.innerText || element.id).trim().slice(0, 40) + '"'
    const sides = ['Top', 'Right', 'Bottom', 'Left']
    const isEmpty = (colour) => /^rgba\\(.*, 0\\)$|^transparent$/.test(colour)
    const canvas = (() => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.backgroundColor = 'Canvas'
      const { backgroundColor } = getComputedStyle(probe)
      probe.remove()
      return backgroundColor
    })()
    const isVisibleColour = (colour) => !isEmpty(colour) && colour !== canvas
    const hasBorder = (style) => style.opacity !== '0' && sides.every((side) =>
      !['none', 'hidden'].includes(style['border' + side + 'Style']) &&
      parseFloat(style['border' + side + 'Width']) >= 1 && isVisibleColour(style['border' + side + 'Color']))
    const parts = (element) => ['::before', '::after'].map((part) => getComputedStyle(element, part))
      .filter(({ content }) => content !== 'none' && content !== 'normal')
    const isFilled = (style) => style.forcedColorAdjust === 'none' && isVisibleColour(style.backgroundColor)
    const isEdged = (element) => hasBorder(getComputedStyle(element))
    const fills = (child, element) => {
      const [inner, outer] = [child.getBoundingClientRect(), element.getBoundingClientRect()]
      return inner.width > outer.width * 0.6 && inner.height > outer.height * 0.6
    }
    const isUnderlined = (element) => getComputedStyle(element).textDecorationLine.includes('underline')
    const drawsItself = (element) => element.matches('input, select, textarea') &&
      ['checkbox', 'radio', 'range'].includes(element.type) && getComputedStyle(element).appearance !== 'none'
    const hasOneField = (frame) => {
      const fields = [...frame.querySelectorAll('input:not([type="radio"]), select, textarea')]
      // The two thumbs of a slider have one frame.
      return fields.length === 1 || fields.every(({ type }) => type === 'range')
    }
    const hasEdge = (element) => {
      if (drawsItself(element) || isEdged(element) || isFilled(getComputedStyle(element))) return true
      const inside = [...element.querySelectorAll('*')].filter((child) => !child.closest('svg'))
      const bare = !element.innerText?.trim() && !element.querySelector('svg, img')
      if (inside.some((child) => (bare || fills(child, element)) && (isEdged(child) || bare && isFilled(getComputedStyle(child))))) return true
      if (parts(element).some((style) => hasBorder(style) || bare && isFilled(style))) return true
      if (element.matches('a')) return isUnderlined(element) || inside.some(isUnderlined) ||
        [element.closest('article'), element.closest('li')].some((card) => card !== null && isEdged(card))
      if (element.matches('summary')) {
        const { borderBottomStyle, borderBottomWidth } = getComputedStyle(element.parentElement)
        return borderBottomStyle === 'solid' && parseFloat(borderBottomWidth) >= 1
      }
      for (let frame = element.parentElement, up = 0; up < 3 && frame && element.matches('input, select, textarea') && hasOneField(frame); frame = frame.parentElement, up++)
        if (isEdged(frame) || parts(frame).some(hasBorder)) return true
      return false
    }
    const isShown = (element) => element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert], [aria-hidden="true"]')
    const hasSize = (element) => element.getBoundingClientRect().width > 1
    const isDrawnByLabel = (element) => element.matches('[type="radio"], [type="checkbox"]') && element.labels[0] &&
      (getComputedStyle(element).opacity === '0' || getComputedStyle(element).appearance === 'none' || !hasSize(element))
    return [...document.querySelectorAll('a[href], button, input:not([type="hidden"]), select, textarea, summary, ' +
        '[role="button"], [role="tab"], [role="slider"], [role="option"]')]
      .filter(isShown)
      .map((element) => isDrawnByLabel(element) ? element.labels[0] : element)
      .filter((element) => hasSize(element) && !hasEdge(element)).map(describe)
  })()`)
}
