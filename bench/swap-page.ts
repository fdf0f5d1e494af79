import { findInlineStyles } from '../scripts/pages/inline-scripts.ts'
import { stillPage } from './still-page.ts'

const main = /<main\b[^>]*>(.*?)<\/main>/s

/**
 * The list's page without script and fonts, with the product's page in a template: a press only exchanges elements
 * that the browser has parsed already (`swapOnPress`). This is the lower limit for any framework. Throws where the
 * product has no `main`.
 */
export function swapPage(list: string, product: string): string {
  const content = main.exec(product)?.[1]
  if (content === undefined) throw new Error('The product has no main.')
  const styles = findInlineStyles(product).map((style) => `<style>${style}</style>`)
  return stillPage(list)
    .replace('</head>', () => `${styles.join('')}</head>`)
    .replace('</body>', () => `<template id="next">${content}</template></body>`)
}

/** Runs in the page before all else, so it must not refer to anything else in this module. */
export function swapOnPress(): void {
  addEventListener('DOMContentLoaded', () => {
    const next = document.querySelector<HTMLTemplateElement>('#next')
    const room = document.querySelector('main')
    if (!next || !room) return
    // A pressed product shows these only in its second render: tabs, further products.
    for (const part of next.content.querySelectorAll('[data-dehydrated]')) part.remove()
    // As the shop, which then shows it with the heading: a larger frame to draw.
    const picture = next.content.querySelector('img')
    const fetchPicture = () =>
      picture && Object.assign(new Image(), { sizes: picture.sizes, srcset: picture.srcset })
    room.addEventListener('pointerover', fetchPicture, { once: true })
    addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('main li a')
      if (!link) return
      event.preventDefault()
      history.pushState(null, '', link.href)
      room.replaceChildren(document.importNode(next.content, true))
      scrollTo(0, 0)
    })
  })
}
