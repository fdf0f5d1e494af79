import { Fragment } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onPress, readPressPage } from './page.ts'

/** React alone around the page's elements: a press is one render, without router, components and effects. */
const { main, list, product } = readPressPage()

const root = createRoot(main)
root.render(<Fragment key="list">{list}</Fragment>)
onPress((path) => {
  history.pushState(null, '', path)
  flushSync(() => root.render(<Fragment key="product">{product}</Fragment>))
  scrollTo(0, 0)
})
