import { Fragment, type ReactNode } from 'react'

/** A text with tags, each once, as in `Read <link>our terms</link>.`: `rich` replaces them by elements. */
export type RichText<Tag extends string> = string & { readonly tags?: Tag }

/** The text with an element for each tag: `rich(texts.removed({ name }), { name: (words) => <bdi>{words}</bdi> })`. */
export function rich<Tag extends string>(
  text: RichText<Tag>,
  elements: Readonly<Record<Tag, (words: string) => ReactNode>>,
): ReactNode[] {
  const byTag = new Map<string, (words: string) => ReactNode>(Object.entries(elements))
  // To the last closing tag: a name within the text may contain one.
  const pieces = text.split(new RegExp(`<(${[...byTag.keys()].join('|')})>(.*)</\\1>`, 's'))
  return pieces.map((piece, at) => {
    // In turn: text, a tag, the words inside it.
    if (at % 3 === 0) return piece
    return at % 3 === 1 && <Fragment key={piece}>{byTag.get(piece)?.(pieces[at + 1] ?? '')}</Fragment>
  })
}
