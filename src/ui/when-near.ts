/** Screen pixels below and above the window within which something is about to be seen. */
const near = 600

/** Calls back once, when an element is in or near the window. Answers with the way to stop waiting. */
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
