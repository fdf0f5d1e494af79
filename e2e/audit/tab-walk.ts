import type { Page } from '@playwright/test'

/** The focused element and its faults. */
interface Stop {
  readonly label: string
  readonly faults: readonly string[]
}

const script = `
window.walk = (() => {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const read = (color) => {
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = color
    context.fillRect(0, 0, 1, 1)
    return [...context.getImageData(0, 0, 1, 1).data]
  }
  const light = (color) => {
    const [r, g, b] = read(color).slice(0, 3).map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const contrast = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b)
    return (high + 0.05) / (low + 0.05)
  }
  const backgroundOf = (element) => {
    for (let one = element; one; one = one.parentElement) {
      const color = getComputedStyle(one).backgroundColor
      if (read(color)[3] > 250) return color
    }
    return '#fff'
  }
  const nameOf = (element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    return [
      ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' '),
      element.getAttribute('aria-label'),
      [...element.labels ?? []].map((label) => label.innerText).join(' '),
      element.innerText,
      element.querySelector?.('img[alt]')?.alt,
      element.title,
    ].find((name) => name?.trim())?.trim() ?? ''
  }
  /** True where the element or one around it has an outline of 2 px or more, with a contrast of 3:1 to its surroundings. */
  const hasRing = (element) => {
    const near = [element, ...element.labels ?? [], element.parentElement, element.parentElement?.parentElement, element.closest('article')]
    return near.some((one) => {
      if (!one || one === document.body) return false
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(one)
      if (outlineStyle === 'none') return false
      // The browser's own outline has two colours.
      if (outlineStyle === 'auto') return true
      if (parseFloat(outlineWidth) < 2) return false
      const beside = [backgroundOf(one.parentElement), ...boxShadow.match(/(?:rgb|oklch|oklab|color)a?\\([^)]*\\)/g) ?? []]
      return beside.some((color) => contrast(outlineColor, color) >= 3)
    })
  }
  /** The element that covers a point of this one; null where none does. */
  const findCover = (element) => {
    const target = element.getBoundingClientRect().width < 5 || getComputedStyle(element).opacity === '0' ? element.labels?.[0] ?? element : element
    const isOther = (x, y) => {
      const hit = document.elementFromPoint(x, y)
      if (hit === null) return 'the edge of the window'
      // Ancestors are behind the element; elements inside a field's frame belong to it.
      const isOwn = target.contains(hit) || hit.contains(target) || [...element.labels ?? []].some((label) => label.contains(hit)) ||
        element.tagName === 'INPUT' && element.parentElement.contains(hit)
      return isOwn ? null : hit.tagName.toLowerCase() + ' "' + hit.className + '"'
    }
    for (const { left, right, top, bottom, width, height } of target.getClientRects()) {
      if (width < 3 || height < 3) continue
      const radius = Math.min(parseFloat(getComputedStyle(target).borderTopLeftRadius) || 0, width / 2, height / 2)
      // Inside rounded corners.
      const inset = 1 + 0.3 * radius
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const corners = [left + inset, right - inset].flatMap((a) => [top + inset, bottom - inset].map((b) => [a, b]))
      // An element higher than half the window need not be in it as a whole.
      const points = height > innerHeight / 2
        ? [[x, Math.min(Math.max(y, 0), innerHeight - 1)]]
        : [...corners, [x, y], [left + 1, y], [right - 1, y], [x, top + 1], [x, bottom - 1]]
      const covers = points.map(([a, b]) => isOther(a, b)).filter((other) => other !== null)
      if (covers.length > 0) return covers[0]
    }
    return null
  }
  const faultsOf = (element) => [
    ...element.closest('[aria-hidden="true"], [inert]') || !element.checkVisibility({ visibilityProperty: true }) ? ['in hidden content'] : [],
    ...nameOf(element) === '' ? ['without a name'] : [],
    ...hasRing(element) ? [] : ['without a ring that can be seen'],
    ...[findCover(element)].filter((cover) => cover !== null).map((cover) => 'covered by ' + cover),
  ]
  let first
  // By an observer: a test's clock makes requestAnimationFrame a timer.
  const frame = () => new Promise((done) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect()
      done()
    })
    observer.observe(document.documentElement)
  })
  return async () => {
    const element = document.activeElement
    if (!element || element === document.body || element === document.documentElement || element === first) {
      first = undefined
      return null
    }
    first ??= element
    let faults = faultsOf(element)
    // Scrolling and effects of the focus may take a few frames.
    for (let frames = 0; faults.length > 0 && frames < 20; frames++) {
      await frame()
      faults = faultsOf(document.activeElement)
    }
    return { label: element.tagName.toLowerCase() + ' "' + nameOf(element).replace(/\\s+/g, ' ').slice(0, 50) + '"', faults }
  }
})()
`

export interface Walk {
  /** The focused elements, in order. */
  readonly stops: readonly string[]
  /** Descriptions of their faults. */
  readonly faults: readonly string[]
}

/** Walks the whole page by Tab or Shift+Tab, and checks every focused element. */
export async function walkByTab(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Walk> {
  await page.evaluate(script)
  const [stops, faults]: [string[], string[]] = [[], []]
  for (;;) {
    await page.keyboard.press(key)
    const stop = await page.evaluate<Stop | null>('window.walk()')
    if (!stop || stops.length > 500) return { stops, faults }
    stops.push(stop.label)
    faults.push(...stop.faults.map((fault) => `${key}, stop ${stops.length}, ${stop.label}: ${fault}`))
  }
}
