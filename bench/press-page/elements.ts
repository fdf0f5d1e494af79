import { createElement, type ReactNode } from 'react'

/** Attributes that React sets as properties by another name; all others have the name that HTML has. */
const propNames: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  value: 'defaultValue',
  checked: 'defaultChecked',
}

const booleans = new Set(['hidden', 'disabled', 'checked', 'open', 'inert', 'required', 'readonly'])

function propsOf(element: Element, key: number): Record<string, unknown> {
  const props: Record<string, unknown> = { key }
  for (const { name, value } of element.attributes) {
    // No inline style is in a prerendered page but a few custom properties.
    if (name === 'style') continue
    props[propNames[name] ?? name] = booleans.has(name) ? true : value
  }
  return props
}

/** The same nodes as elements of React, without components: what React must create and insert at least. */
export function elementsOf(nodes: NodeListOf<ChildNode>): ReactNode[] {
  return [...nodes].flatMap((node, index): ReactNode[] => {
    if (node instanceof Text) return [node.data]
    if (!(node instanceof Element)) return []
    const children = elementsOf(node.childNodes)
    return [createElement(node.localName, propsOf(node, index), ...children)]
  })
}
