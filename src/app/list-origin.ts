import type { RouterHistory } from '@tanstack/react-router'
import { referringList } from '#address/referring-list.ts'
import { productPages } from '#site/pages.ts'
import { sitePath } from '#site/path.ts'

/** Writes the list whose link the browser itself followed into the new entry, as the shop's own links do. */
export function recordListOrigin(history: RouterHistory): void {
  if (!window.location.pathname.startsWith(sitePath(productPages))) return
  const list = referringList()
  if (list) history.replace(history.location.href, { list: list.search })
}
