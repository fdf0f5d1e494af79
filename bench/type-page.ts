/**
 * Runs in a still page of the list (`still-page.ts`), whose cards in the window it exchanges for copies of others at every
 * letter: the lower limit for any framework, without search, address and announcement. It must not refer to anything
 * else in this module.
 */
export function exchangeOnLetters(): void {
  addEventListener('DOMContentLoaded', () => {
    const field = document.querySelector<HTMLInputElement>('main input[type="search"]')
    const line = document.querySelector('main [role="group"][aria-label="Results"]')?.firstElementChild
    const cards = [...document.querySelectorAll('main li[data-index]')]
    if (!field || !line) return
    const isVisible = (card: Element) => card.getBoundingClientRect().top < innerHeight
    const visible = cards.filter(isVisible)
    const others = cards.filter((card) => !isVisible(card)).map((card) => card.cloneNode(true))
    let letters = 0
    field.addEventListener('input', () => {
      letters += 1
      for (const [index, card] of visible.entries()) {
        const other = others[(index + letters) % others.length]
        if (other) card.replaceChildren(...other.cloneNode(true).childNodes)
      }
      line.textContent = `Showing 30 of more than 30 products matching “${field.value}”`
    })
  })
}
