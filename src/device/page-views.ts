import { createStoredValue } from './stored-value.ts'

const visited = createStoredValue({
  key: 'shop/visited/1',
  parse: (value) => value === true,
  empty: false,
})

// Read once per document, since the page itself writes the value.
let isFirst: boolean | undefined

/** Whether no page of the shop was opened in this browser before this document. Records this one. */
export function isFirstPageView(): boolean {
  if (isFirst === undefined) {
    isFirst = !visited.read()
    if (isFirst) visited.write(true)
  }
  return isFirst
}
