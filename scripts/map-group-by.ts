// Vitest 5 formats failures with Map.groupBy, which Node has from version 21 on; without it the failures stay
// hidden.
if (!('groupBy' in Map)) {
  Object.defineProperty(Map, 'groupBy', {
    value: function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key) {
      const groups = new Map<Key, Item[]>()
      let index = 0
      for (const item of items) {
        const key = keyOf(item, index++)
        const group = groups.get(key)
        if (group) group.push(item)
        else groups.set(key, [item])
      }
      return groups
    },
  })
}
