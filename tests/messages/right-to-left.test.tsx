// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { Dialog } from '@ark-ui/react/dialog'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { readFormats, readWeek } from '../../scripts/messages/read-formats.ts'
import { indexAfterKey } from '#browse/filters/roving-focus.ts'
import { PriceSlider } from '#browse/filters/price-slider.tsx'
import { cardAfterKey } from '#browse/grid/grid-keys.ts'
import { ContactSection } from '#contact/contact-section.tsx'
import { contact } from '#shop.details.ts'
import { dateForKey } from '#meeting/calendar-keys.ts'
import { ProductTabs } from '#product/product-tabs.tsx'
import { ZoomPanel } from '#product/zoom-panel.tsx'
import { generateProduct } from '../../src/catalogues/demo/generated.ts'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { indexForKey } from '#testimonials/carousel.ts'
import { useDrag } from '#testimonials/use-drag.ts'

vi.mock('virtual:language', () => ({
  language: 'ar',
  locale: 'ar-EG',
  direction: 'rtl',
  zoneName: 'New York',
  ...readFormats('ar-EG'),
  ...readWeek('ar-EG'),
}))

test('the left arrow leads on, among cards, filters and reviews', () => {
  const grid = { count: 12, columns: 4, rowsInView: 2 }
  const after = (key: string) => [
    cardAfterKey(key, false, 5, grid),
    indexAfterKey(key, 5, 12),
    indexForKey(key, 5, 10),
  ]
  expect(after('ArrowLeft')).toEqual([6, 6, 6])
  expect(after('ArrowRight')).toEqual([4, 4, 4])
  expect(after('Home')).toEqual([4, 0, 0])
})

test('each line of the address has a direction of its own', () => {
  render(<ContactSection />)
  const lines = [...(document.querySelector('address')?.children ?? [])]
  expect(lines.map(({ textContent }) => textContent)).toEqual(
    contact.address.map((line) => `\u2068${line}\u2069`),
  )
})

test('the left arrow leads to the next day, Home and End to the ends of the week', () => {
  // A Wednesday of weeks that begin on Saturday, as in Egypt.
  const [day, today] = [Temporal.PlainDate.from('2030-05-22'), Temporal.PlainDate.from('2030-05-01')]
  const after = (key: string) => dateForKey(key, false, day, today)?.toString()
  expect(after('ArrowLeft')).toBe('2030-05-23')
  expect(after('ArrowRight')).toBe('2030-05-21')
  expect(after('Home')).toBe('2030-05-18')
  expect(after('End')).toBe('2030-05-24')
})

test('the left arrow shows the next view of a picture that is not zoomed', () => {
  const choose = vi.fn<(index: number) => void>()
  render(
    <Dialog.Root open>
      <ZoomPanel
        name="كوب"
        pictures={['/a.avif', '/b.avif', '/c.avif']}
        chosen={1}
        choose={choose}
        panel={{ current: null }}
        shown={{ current: null }}
      />
    </Dialog.Root>,
  )
  for (const key of ['ArrowLeft', 'ArrowRight']) fireEvent.keyDown(screen.getByRole('dialog'), { key })
  expect(choose.mock.calls).toEqual([[2], [0]])
})

test('a drag to the right shows the next review', () => {
  const follow = vi.fn<(dx: number) => void>()
  const move = vi.fn<(way: 'previous' | 'next') => void>()
  function Row() {
    const { handlers } = useDrag({ follow, release: () => undefined, move })
    return <div data-testid="row" {...handlers} />
  }
  render(<Row />)
  const row = screen.getByTestId('row')
  row.setPointerCapture = () => undefined
  const pointer = { pointerId: 1, isPrimary: true, button: 0, clientY: 0 }
  fireEvent.pointerDown(row, { ...pointer, clientX: 100 })
  fireEvent.pointerMove(row, { ...pointer, clientX: 180 })
  fireEvent.pointerUp(row, { ...pointer, clientX: 180 })
  expect(follow).toHaveBeenLastCalledWith(-80)
  expect(move).toHaveBeenCalledExactlyOnceWith('next')
})

test('the low end of the price slider is at the right', () => {
  const setFrom = vi.fn<(price: number) => void>()
  const { container } = render(
    <PriceSlider
      low={0}
      high={100}
      step={1}
      from={0}
      to={100}
      setFrom={setFrom}
      setTo={() => undefined}
      onLeave={() => undefined}
    />,
  )
  const [slider, track] = [container.firstElementChild, container.querySelector('svg')]
  if (!slider || !track) throw new Error('no slider')
  track.getBoundingClientRect = () => new DOMRect(0, 0, 200, 10)
  fireEvent.pointerDown(slider, {
    pointerType: 'mouse',
    isPrimary: true,
    button: 0,
    clientX: 160,
  })
  expect(setFrom).toHaveBeenLastCalledWith(20)
})

test('the left arrow leads to the next tab of a product', async () => {
  const user = userEvent.setup()
  render(<ProductTabs product={generateProduct(86)} />)
  await user.click(screen.getByRole('tab', { name: 'Description' }))
  await user.keyboard('{ArrowLeft}')
  expect(await screen.findByRole('tab', { name: 'Features', selected: true })).toBe(document.activeElement)
})

test('a dialog is written from right to left, and all that is in it', () => {
  render(<AlertDialog title="إشعار" text="نص" isOpen close={() => undefined} opener={{ current: null }} />)
  expect(screen.getByRole('alertdialog').dir).toBe('rtl')
  expect(document.querySelectorAll('[dir="ltr"]')).toHaveLength(0)
})
