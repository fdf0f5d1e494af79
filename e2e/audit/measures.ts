import type { Locator, Page } from '@playwright/test'

/** `controls` lists the visible interactive elements; `describe` returns an element's tag and name. */
const helpers = `
const describe = (element) => element.tagName.toLowerCase() + ' "' +
  (element.getAttribute('aria-label') || element.innerText || element.labels?.[0]?.innerText || element.id || '').trim().slice(0, 50) + '"'
const isShown = (element) => element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
  !element.closest('[inert], [aria-hidden="true"]') && element.getBoundingClientRect().width > 1
const controls = () => [...document.querySelectorAll(
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [tabindex="0"]',
)].filter(isShown)
`

/**
 * Descriptions of targets smaller than 44 px a side. A field's label and the clickable area of a pseudo-element count;
 * links within a sentence do not (WCAG's own exception). `smaller`: names of targets that may be 40 px, such as the days
 * of a calendar at 320 px.
 */
export function findSmallTargets(page: Page, smaller: readonly RegExp[] = []): Promise<readonly string[]> {
  const except = JSON.stringify(smaller.map(({ source }) => source))
  return page.evaluate<readonly string[]>(`(() => { ${helpers}
    const except = ${except}.map((source) => new RegExp(source))
    const isInSentence = (element) => element.tagName === 'A' && getComputedStyle(element).display === 'inline' &&
      [...element.parentElement.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim().length > 1)
    // The clickable area, measured outwards from the centre, so that it includes pseudo-elements.
    const measureTarget = (element, target) => {
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const isHit = (a, b) => {
        const hit = document.elementFromPoint(a, b)
        return hit !== null && (element.contains(hit) || target.contains(hit))
      }
      if (!isHit(x, y)) return { width, height }
      const walk = (dx, dy) => { let steps = 0; while (steps < 90 && isHit(x + dx * (steps + 1) / 2, y + dy * (steps + 1) / 2)) steps++; return steps / 2 }
      return { width: Math.max(width, walk(1, 0) + walk(-1, 0) + 1), height: Math.max(height, walk(0, 1) + walk(0, -1) + 1) }
    }
    return controls().flatMap((element) => {
      if (isInSentence(element) || element.tabIndex < 0 && element.tagName !== 'BUTTON' && element.tagName !== 'INPUT') return []
      const box = element.getBoundingClientRect()
      const label = element.labels?.[0]
      if (box.width >= 43.5 && box.height >= 43.5) return []
      const { width, height } = measureTarget(element, label ?? element)
      const least = except.some((pattern) => pattern.test(describe(element))) ? 39.5 : 43.5
      return width >= least && height >= least ? [] : [describe(element) + ' is ' + Math.round(width) + ' × ' + Math.round(height)]
    })
  })()`)
}

/** Pixels by which the page is wider than its window, with the elements that overflow. */
export function findOverflow(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(`(() => { ${helpers}
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return ['page: ' + (scrollWidth - clientWidth) + ' px', ...[...document.querySelectorAll('body *')]
      .filter((element) => isShown(element) && element.getBoundingClientRect().right > clientWidth + 1)
      .slice(-5).map(describe)]
  })()`)
}

/**
 * Descriptions of elements that overflow the window sideways, except in a box that scrolls or clips. Unlike the page's
 * width, this includes dialogs and notes, which are fixed to the window.
 */
export function findBeyondWindow(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(`(() => { ${helpers}
    const { scrollWidth, clientWidth } = document.documentElement
    const isBoxed = (element) => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible') return true
      return false
    }
    const beyond = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 1 && (right > clientWidth + 1 || left < -1) && isShown(element) && !isBoxed(element)
    })
    return [
      ...scrollWidth > clientWidth ? ['page: ' + (scrollWidth - clientWidth) + ' px'] : [],
      ...beyond.slice(-5).map(describe),
    ]
  })()`)
}

/** Elements whose own text overflows and is hidden. */
export function findCutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(`(() => { ${helpers}
    const clips = (value) => value === 'hidden' || value === 'clip'
    return [...document.querySelectorAll('body *')].filter((element) => {
      if (!isShown(element) || ![...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())) return false
      const style = getComputedStyle(element)
      // A card's line clamps and ellipses are intended: the product's page has the whole text.
      if (element.closest('li[data-index]') && style.textOverflow === 'ellipsis') return false
      if (style.webkitLineClamp !== 'none' || style.clipPath !== 'none' || element.closest('svg')) return false
      return clips(style.overflowY) && element.scrollHeight > element.clientHeight + 1 ||
        clips(style.overflowX) && element.scrollWidth > element.clientWidth + 1
    }).map(describe)
  })()`)
}

/** Words of an element that are broken into two lines, truncated, or partly beyond the window's edges. Hyphens may break. */
export function findBrokenWords(root: Locator): Promise<readonly string[]> {
  return root.evaluate((element) => {
    const broken: string[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement
      if (!parent?.checkVisibility() || parent.getBoundingClientRect().width <= 1) continue
      const shown = parent.getBoundingClientRect()
      const isClamped = getComputedStyle(parent).webkitLineClamp !== 'none'
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const { left, right, top, height } = range.getBoundingClientRect()
        const lines = new Set([...range.getClientRects()].map((rect) => Math.round(rect.top))).size
        const isHidden = isClamped && top + height / 2 > shown.bottom
        if (lines > 1 || isHidden || left < -1 || right > document.documentElement.clientWidth + 1)
          broken.push(word)
      }
    }
    return broken
  })
}

/** Fields whose placeholder is cut off, measured as typed text, which has the same position. */
export function findCutPlaceholders(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(`(() => { ${helpers}
    return [...document.querySelectorAll('input:placeholder-shown[placeholder]')].filter(isShown).filter((field) => {
      // The header's search is a button until it has the focus.
      const { opacity, letterSpacing, wordSpacing } = getComputedStyle(field, '::placeholder')
      if (opacity === '0') return false
      // As a text field: a search field with text reserves space for its clear button, one with a placeholder does not.
      const { type } = field
      field.type = 'text'
      field.value = field.placeholder
      Object.assign(field.style, { letterSpacing, wordSpacing })
      const isCut = field.scrollWidth > field.clientWidth
      field.value = ''
      field.type = type
      Object.assign(field.style, { letterSpacing: '', wordSpacing: '' })
      return isCut
    }).map((field) => describe(field) + ' cuts "' + field.placeholder + '"')
  })()`)
}

/** All text spacings of WCAG 1.4.12. A constructed sheet, since the policy blocks style elements. */
export function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
}
