/**
 * Scrolls an element that gets the focus by a key fully into view: browsers leave one that is partly visible in a
 * scroller. Not by a press, which would miss what it is on.
 */
export function showFocused({ target }: { readonly target: EventTarget | null }): void {
  if (target instanceof Element && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
