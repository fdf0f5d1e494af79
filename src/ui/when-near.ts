/** Pixels below and above the window within which an element counts as near. */
const near = 600

/** Calls back once, when an element is in or near the window. Returns a function that stops waiting. */
export function whenNear(element: Element, isNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      isNear()
    },
    { rootMargin: `${near}px 0px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
