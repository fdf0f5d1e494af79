import { globalStyle } from '@vanilla-extract/css'
import { shop } from '#shop'
import { contact } from '#shop.details.ts'
import type { ContactDetails } from '#shop.types.ts'

const { address, phone }: ContactDetails = contact

/** In print: readable content, and no controls. */
const onPaper = (selector: string, rule: Readonly<Record<string, string>>) =>
  globalStyle(selector, { '@media': { print: rule } })

const hidden = { display: 'none !important' }
const plain = {
  position: 'static !important',
  width: 'auto !important',
  height: 'auto !important',
  maxHeight: 'none !important',
  overflow: 'visible !important',
  transform: 'none !important',
  boxShadow: 'none !important',
}

// Everything else that is no content has the class of `#ui/not-printed.css.ts`.
onPaper('button, #failure', hidden)
onPaper('body, main', plain)
onPaper('section, li, tr, img', { breakInside: 'avoid' })

// The header is not printed: paper names the shop, and says where it is.
onPaper('body::before', {
  content: [...new Set([shop.name, ...address, ...(phone ? [phone.shown] : [])])]
    .map((line) => JSON.stringify(line))
    .join(' "\\a" '),
  display: 'block',
  marginBottom: '1rem',
  paddingBottom: '0.5rem',
  borderBottom: '1px solid',
  whiteSpace: 'pre-line',
})

// Prints an open cart instead of the page behind it.
onPaper(':root:has([data-scope="dialog"][data-part="content"]) #root, [data-part="backdrop"]', hidden)
onPaper('[data-scope="dialog"]:is([data-part="positioner"], [data-part="content"])', {
  ...plain,
  display: 'block !important',
  border: 'none !important',
})
