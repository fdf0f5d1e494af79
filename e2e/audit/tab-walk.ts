import type { Page } from '@playwright/test'

/** One stop of the Tab key: what is focused, and what is wrong with it (empty where nothing is). */
interface Stop {
  readonly told: string
  readonly wrong: readonly string[]
}

const look = `(async () => {
  // Styles that change by a transition, even one of no time, have their new value in the next frame.
  for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done))
  await Promise.allSettled(document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity).map(({ finished }) => finished))
  const element = document.activeElement
  if (!element || element === document.body) return null
  const told = element.tagName.toLowerCase() + ' "' + (element.getAttribute('aria-label') || element.innerText || element.id || '').trim().slice(0, 50) + '"'
  const wrong = []
  const parse = (color) => (color.match(/[\\d.]+/g) ?? []).map(Number)
  const luminance = (color) => {
    const [r, g, b] = parse(color).slice(0, 3).map((part) => {
      const value = part / 255
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const contrast = (one, other) => {
    const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }
  const ground = (from) => {
    for (let at = from; at; at = at.parentElement) {
      const color = getComputedStyle(at).backgroundColor
      const parts = parse(color)
      if (parts.length === 3 || parts[3] === 1) return color
    }
    return 'rgb(255, 255, 255)'
  }
  const isOutlined = (one) => getComputedStyle(one).outlineStyle !== 'none' && parseFloat(getComputedStyle(one).outlineWidth) >= 2
  // Drawn around the element, or around the card or the option that it stands for.
  const outlined = [element, element.parentElement, element.closest('article'), element.closest('label')]
    .find((one) => one && isOutlined(one))
  if (!outlined) wrong.push('no indicator')
  else {
    // Two tones: the outline, and a ring of the paper's colour under it. One of them has to stand out.
    const { outlineColor, boxShadow } = getComputedStyle(outlined)
    const around = ground(outlined.parentElement)
    const ring = boxShadow.match(/^rgba?[(][^)]*[)]/)?.[0]
    const ratio = Math.max(contrast(outlineColor, around), ring ? contrast(ring, around) : 0)
    if (ratio < 3) wrong.push('indicator of ' + ratio.toFixed(2) + ':1')
  }
  if (element.closest('[aria-hidden="true"], [inert], [hidden]')) wrong.push('hidden')
  const name = element.getAttribute('aria-label') || element.getAttribute('aria-labelledby') || element.labels?.[0]?.innerText ||
    element.innerText || element.title || element.querySelector('img[alt]')?.alt
  if (!name?.trim()) wrong.push('unnamed')
  const box = element.getBoundingClientRect()
  const points = [[0.5, 0.5], [0.1, 0.5], [0.9, 0.5], [0.5, 0.1], [0.5, 0.9]]
    .map(([x, y]) => [box.left + box.width * x, box.top + box.height * y])
    .filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
  if (points.length === 0) wrong.push('off the screen')
  const covers = points.map(([x, y]) => document.elementFromPoint(x, y))
    .filter((hit) => hit && !element.contains(hit) && !hit.contains(element) && !element.labels?.[0]?.contains(hit) && !hit.closest('label')?.contains(element))
    .filter((hit) => ['fixed', 'sticky'].includes(getComputedStyle(hit).position) || hit.closest('header, [role="dialog"]') !== element.closest('header, [role="dialog"]'))
  if (covers.length > 0) wrong.push('covered by ' + covers[0].tagName.toLowerCase() + '.' + covers[0].className)
  return { told, wrong }
})()`

/** Presses Tab, or Shift and Tab, until the focus leaves the page, and looks at each stop. */
export async function walkByTab(page: Page, key: 'Tab' | 'Shift+Tab', most = 200): Promise<readonly Stop[]> {
  const stops: Stop[] = []
  for (let step = 0; step < most; step++) {
    await page.keyboard.press(key)
    const stop = await page.evaluate<Stop | null>(look)
    if (!stop) {
      if (stops.length > 0) break
      continue
    }
    stops.push(stop)
  }
  return stops
}

/** The stops where something is wrong, in words. */
export const faultsOf = (stops: readonly Stop[]): readonly string[] =>
  stops.filter(({ wrong }) => wrong.length > 0).map(({ told, wrong }) => `${told}: ${wrong.join(', ')}`)
