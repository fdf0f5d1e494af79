/** The child of `parent` that contains `node`, or null. */
function childWith(parent: Node, node: Node): Node | null {
  let child: Node | null = node
  while (child && child.parentNode !== parent) child = child.parentNode
  return child
}

/**
 * Lets React update a page in which a translator has wrapped or replaced text nodes: React would throw, and the page
 * would be lost (facebook/react #11538). A wrapper is removed with its node; a node that is already gone is ignored.
 */
export function tolerateForeignNodes({ prototype }: typeof Node): void {
  // Called with their own `this` below.
  // oxlint-disable-next-line typescript/unbound-method
  const { removeChild, insertBefore } = prototype
  prototype.removeChild = function remove<T extends Node>(this: Node, node: T): T {
    const child = childWith(this, node)
    if (child) removeChild.call(this, child)
    return node
  }
  prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, before && childWith(this, before))
    return node
  }
}
