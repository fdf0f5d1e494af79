import { useMatches } from '@tanstack/react-router'

/**
 * The title and the meta tags that the routes' `head` options give; the deepest route wins. React puts them into the
 * document's head. A tenth of the weight of the router's own component, which also knows scripts and styles.
 */
export function PageHead() {
  const tags = useMatches().flatMap((match) => match.meta ?? [])
  const byKey = new Map(
    tags.map((tag) => [tag?.title === undefined ? (tag?.name ?? tag?.property) : 'title', tag]),
  )
  return [...byKey].map(([key, tag]) =>
    key === 'title' ? <title key={key}>{tag?.title}</title> : <meta key={key} {...tag} />,
  )
}
