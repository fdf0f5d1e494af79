import { expect, test } from 'vitest'
import { readSources } from './source-files.ts'
import { separatorsInCode, textsBesideOthers, wordsInCode } from './check-texts.ts'

/** Those that stay as long as their element, and those that are elements. */
const unchanging: ReadonlySet<string> = new Set([
  'src/home/hero.tsx: {isolated(promise)}',
  'src/meeting/meeting-section.tsx: {isolated(text)}',
  'src/product/purchase-panel.tsx: {isolated(name)}',
  'src/browse/card/add-button.tsx: {isPreorder ? texts.preorder : texts.add}',
  'src/browse/card/choose-link.tsx: {isPreorder ? texts.preorder : texts.choose}',
  'src/browse/list/category-buttons.tsx: {line}',
  'src/cart/cart-link-dialog.tsx: {name}',
  'src/cart/cart-link-dialog.tsx: {quantity}',
  'src/browse/filters/filter-bar.tsx: {isHydrated && children}',
  'src/comfort/comfort-box.tsx: {children}',
  'src/comfort/comfort-dialog.tsx: {name}',
  'src/contact/opening-times.tsx: {texts.zone({ zone: zoneName })}',
  'src/meeting/booking-actions.tsx: {rich(texts.openCalendar, windowElement)}',
  "src/meeting/month-chooser.tsx: {turnButton({ months: -1 }, texts.previousMonth, 'chevron-left')}",
  "src/meeting/month-chooser.tsx: {turnButton({ months: 1 }, texts.nextMonth, 'chevron-right')}",
  "src/meeting/month-chooser.tsx: {turnButton({ years: -1 }, texts.previousYear, 'chevrons-left')}",
  "src/meeting/month-chooser.tsx: {turnButton({ years: 1 }, texts.nextYear, 'chevrons-right')}",
  'src/notices/note.tsx: {action}',
  'src/order/field.tsx: {children}',
  'src/order/message-order.tsx: {isWhole ? [openLink, copyButton] : [copyButton, openLink]}',
  'src/order/order-form.tsx: {words}',
  'src/product/list-pager.tsx: {linkTo(next, 1)}',
  'src/product/list-pager.tsx: {linkTo(previous, -1)}',
  'src/product/purchase-panel.tsx: {children}',
  'src/product/purchase-panel.tsx: {feature}',
  'src/search/suggestion-list.tsx: {options}',
  'src/shell/accessibility-page.tsx: {isolated(phone.shown)}',
  'src/shell/accessibility-page.tsx: {isolated(words)}',
  'src/shell/accessibility-page.tsx: {words}',
  'src/shell/newsletter-form.tsx: {rich(texts.emailAgain({ email: shopEmail }), linkTo(outcome.link))}',
  'src/shortcuts/shortcuts-dialog.tsx: {at > 0 && ` ${texts.nextKey} `}',
  'src/ui/dialog-box.tsx: {children}',
  'src/ui/price.tsx: {children}',
  'src/ui/titled-dialog.tsx: {children}',
  'src/viewed/product-row.tsx: {children}',
])

/*
 * A translator replaces text nodes, and React then updates nodes that are in no document: only a text that is alone in
 * its element is replaced with it. A template string is one text: {`Compare ${count} products`}.
 */
test('a text that changes is alone in its element, where React can replace a translated one', () => {
  const files = [...readSources('src'), ...readSources('routes')].filter(({ path }) => path.endsWith('.tsx'))
  expect(textsBesideOthers(files).filter((text) => !unchanging.has(text))).toEqual([])
})

test('a text beside a word or an element is found', () => {
  const found = (text: string) => textsBesideOthers([{ path: 'a.tsx', text: `export const a = ${text}` }])
  expect(found('<p>Of {count} products</p>')).toEqual(['a.tsx: {count}'])
  expect(found('<p><Icon /> {words}</p>')).toEqual(['a.tsx: {words}'])
  expect(found('<p><Icon /> {texts.count({ count })}</p>')).toEqual(['a.tsx: {texts.count({ count })}'])
  expect(found('<p><Icon /> {texts.title}</p>')).toEqual([])
  expect(found('<p>{words}</p>')).toEqual([])
  expect(found('<p>{isOn && <Icon />}<b>{words}</b></p>')).toEqual([])
})

test('every word that a component draws, names or announces is a message', () => {
  expect(wordsInCode([...readSources('src'), ...readSources('routes')])).toEqual([])
})

test('words of a component are found in its markup, its names and its announcements', () => {
  const text = `
    const Part = () => (
      <p aria-label="Close it" title={\`Of \${name}\`} className="wide" id={'part'}>
        Plain words {'in braces'} × {texts.close} {count}
      </p>
    )
    announce('Closed')
    announce(texts.closed)
  `
  expect(wordsInCode([{ path: 'part.tsx', text }])).toEqual([
    'part.tsx: Plain words',
    'part.tsx: in braces',
    'part.tsx: Close it',
    'part.tsx: Of',
    'part.tsx: Closed',
  ])
})

test('no code joins texts with a comma of its own: the language has one', () => {
  const speaking = [...readSources('src'), ...readSources('routes')].filter(
    ({ path, text }) => path.endsWith('.tsx') || text.includes("'virtual:messages/"),
  )
  expect(separatorsInCode(speaking)).toEqual([
    // An image's candidates, and a style.
    "src/home/hero.tsx: `${picturePath('/pictures/hero-wide-small.avif')} 800w, ${picturePath('/pictures/hero-wide.avif')} 1600w`",
    'src/product/zoom-panel.tsx: `translate(${view.x * 100}%, ${view.y * 100}%) scale(${view.scale})`',
  ])
})

test('a comma is found in a list, and on both sides of a part of a text', () => {
  const found = (text: string) => separatorsInCode([{ path: 'a.ts', text }])
  expect(found("values.join(', ')")).toHaveLength(1)
  expect(found('`, ${reason}`')).toHaveLength(1)
  expect(found('`${name}: ${price}`')).toHaveLength(1)
  expect(found("values.join(',') + `${name} ${price}`")).toEqual([])
})
