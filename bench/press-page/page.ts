import type { ReactNode } from 'react'
import { elementsOf } from './elements.ts'

interface PressPage {
  readonly main: Element
  /** The content of the list and of the product, made once, before any press. */
  readonly list: ReactNode[]
  readonly product: ReactNode[]
}

/** Reads what `swapPage` has written. Throws where the page has no list or no product. */
export function readPressPage(): PressPage {
  const main = document.querySelector('main')
  const next = document.querySelector<HTMLTemplateElement>('#next')
  if (!main || !next) throw new Error('The page has no main or no product.')
  for (const part of next.content.querySelectorAll('[data-dehydrated]')) part.remove()
  // As the shop, which then shows it with the heading: a larger frame to draw.
  const picture = next.content.querySelector('img')
  const fetchPicture = () =>
    picture && Object.assign(new Image(), { sizes: picture.sizes, srcset: picture.srcset })
  main.addEventListener('pointerover', fetchPicture, { once: true })
  const list = elementsOf(main.childNodes)
  main.replaceChildren()
  return { main, list, product: elementsOf(next.content.childNodes) }
}

/** Calls back with the path of a pressed card. */
export function onPress(follow: (path: string) => void): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('main li a')
    if (!link) return
    event.preventDefault()
    follow(link.pathname)
  })
}
