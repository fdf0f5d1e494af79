import { expect, test } from 'vitest'
import { findStyleFaults } from './check-styles.ts'
import { readSources } from './source-files.ts'

const styles = readSources('src').filter(
  ({ path }) => path.endsWith('.css.ts') || path.startsWith('src/theme/'),
)

test('styles have no literal stacking order, target size or pixel width, no physical side and no word', () => {
  expect(styles.length).toBeGreaterThan(80)
  expect(findStyleFaults(styles)).toEqual([])
})

test.each([
  'zIndex: 3,',
  "minHeight: '2.75rem',",
  "minWidth: '44px',",
  "'(min-width: 768px)': {}",
  'left: 0,',
  "selectors: { 'main &': { right: 'auto' } },",
  "paddingRight: '3rem',",
  "borderTopLeftRadius: '1rem',",
  "textAlign: 'left',",
  "maskImage: 'linear-gradient(to left, #000, #fff)',",
  "padding: '0.3cm 0.3cm 0.3cm 3.1cm',",
  'padding: `${space[4]} ${space[4]} ${space[4]} ${space[6]}`,',
  "from: { transform: 'translateX(100%)' },",
  `content: '"Quantity: "',`,
])('the check of styles finds %s', (line) => {
  expect(findStyleFaults([{ path: 'src/part.css.ts', text: line }])).toHaveLength(1)
})

test.each([
  'zIndex: z.raised,',
  'insetInlineStart: 0,',
  "height: '12.75rem',",
  "inset: '0 0 1rem',",
  "padding: '1rem 2rem 3rem 2rem',",
  'transform: `translateX(calc(100% * ${direction}))`,',
  'export const left = style({})',
  "content: ['attr(data-month)', \"attr(data-month) / ''\"],",
  `content: '"★ "',`,
])('the check of styles allows %s', (line) => {
  expect(findStyleFaults([{ path: 'src/part.css.ts', text: line }])).toEqual([])
})
