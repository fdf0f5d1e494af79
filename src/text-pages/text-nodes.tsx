import * as texts from 'virtual:messages/text-pages'
import { Link } from '@tanstack/react-router'
import { createElement, type ReactNode } from 'react'
import { parseSearch } from '#address/search-params.ts'
import { isFilePath, linkAddress, picturePath } from '#site/path.ts'
import * as css from './text-nodes.css.ts'
import type { TextElement, TextNode } from './text-page.ts'

/** Any origin: it only completes the address of a page of this shop. */
const origin = 'https://shop.example'

interface LinkProps {
  href: string
  className?: string
  children: ReactNode
}

/** A link of the owner's, to a page or file of the shop, or elsewhere. */
export function TextLink({ href, className, children }: LinkProps) {
  if (href.startsWith('#'))
    return (
      <a href={href} className={className}>
        {children}
      </a>
    )
  if (!href.startsWith('/'))
    return (
      <a href={href} rel={href.startsWith('http') ? 'external noreferrer' : undefined} className={className}>
        {children}
      </a>
    )
  if (isFilePath(href))
    return (
      <a href={linkAddress(href)} className={className}>
        {children}
      </a>
    )
  const { pathname, search, hash } = new URL(href, origin)
  return (
    <Link to={pathname} search={parseSearch(search)} hash={hash.slice(1)} className={className}>
      {children}
    </Link>
  )
}

function TextElementView({ of }: { of: TextElement }) {
  const { tag, id, href, image, columns = '', start, align, children = [] } = of
  if (image) {
    const { src, alt, width, height } = image
    return (
      <img src={picturePath(src)} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    )
  }
  const content = <TextNodes nodes={children} />
  if (href !== undefined) return <TextLink href={href}>{content}</TextLink>
  if (tag === 'table')
    return (
      // A table that is too wide scrolls by itself, and by the keyboard once it has the focus.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <section aria-label={texts.table({ columns })} tabIndex={0} className={css.frame}>
        <table>{content}</table>
      </section>
    )
  if (tag === 'th')
    return (
      <th scope="col" className={align && css.aligned[align]}>
        {content}
      </th>
    )
  if (tag === 'hr' || tag === 'br') return createElement(tag)
  return createElement(tag, { id, start, className: align && css.aligned[align] }, content)
}

/** A text drawn by React: no HTML of the owner's reaches the page. */
export function TextNodes({ nodes }: { nodes: readonly TextNode[] }): ReactNode {
  // Keys by index: a text never changes while it is shown.
  // oxlint-disable-next-line react/no-array-index-key
  return nodes.map((node, at) => (typeof node === 'string' ? node : <TextElementView key={at} of={node} />))
}
