// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import { createRef, Profiler, useRef, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { RenderedCells } from '#browse/grid/rendered-cells.ts'
import { layoutFor, listHeight } from '#browse/grid/grid-layout.ts'
import { ListRows } from '#browse/grid/virtual-grid.tsx'
import { useFocusTarget } from '#browse/grid/use-focus-target.ts'
import type { RowsHandle } from '#browse/grid/use-rows.ts'
import { createQueryClient } from '#catalogue/query-client.ts'
import type { ListQuery } from '#catalogue/source/source.ts'
import { endWithFile } from '../../end-with-file.ts'

endWithFile()

/** One column. */
const rect = { width: 400, top: 310, rem: 16 }
const { rowPitch } = layoutFor(rect.width, rect.rem)
/** In one column the list is 234 million px high, 29 times the height that browsers scroll exactly. */
const million = 1_000_000
const everything: ListQuery = { category: 'All', search: '', size: 200 }
const searched: ListQuery = { category: 'All', search: 'lamp', size: 200 }

let scrollY = 0

beforeEach(() => {
  scrollY = 0
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => scrollY })
  vi.spyOn(window, 'scrollTo').mockImplementation((...args: unknown[]) => {
    const [to] = args
    if (typeof to === 'object' && to !== null && 'top' in to) scrollY = Number(to.top)
  })
})

const scrollTo = (top: number) =>
  act(() => {
    scrollY = top
    window.dispatchEvent(new Event('scroll'))
  })

interface Props {
  count?: number
  listQuery?: ListQuery
  onDraw?: (indexes: number[]) => void
  /** Called when the virtualizer renders. */
  onRows?: () => void
}

const handle = createRef<RowsHandle>()
const getStart = () => null
const router = createRouter({ routeTree: createRootRoute() })

function List({ count = million, listQuery = everything, onDraw, onRows }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const focusTarget = useFocusTarget(list)
  const [client] = useState(createQueryClient)
  const [firstSlice] = useState([])
  const [view, setRendered] = useState<RenderedCells | null>(null)
  const report = () => onDraw?.(view?.cells.map(({ index }) => index) ?? [])
  return (
    <QueryClientProvider client={client}>
      <div data-testid="box">
        <Profiler id="list" onRender={report}>
          <ul ref={list}>
            {view?.cells.map(({ index }) => (
              <li key={index} data-index={index}>
                <a href={`/product/${index}`}>{index}</a>
              </li>
            ))}
          </ul>
        </Profiler>
        <Profiler id="rows" onRender={() => onRows?.()}>
          <RouterContextProvider router={router}>
            <ListRows
              {...{ list, rect, listQuery, count, firstSlice, focusTarget, setRendered, handle }}
              getStart={getStart}
            />
          </RouterContextProvider>
        </Profiler>
      </div>
    </QueryClientProvider>
  )
}

const drawn = () => screen.queryAllByRole('link').map((link) => Number(link.textContent))
const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at)
/** Scrolls the window's top to `scrolled` px. In one column a row is a card. */
const rowsInWindow = (scrolled: number) => {
  const top = scrolled - rect.top
  return range(Math.max(Math.floor(top / rowPitch), 0), Math.floor((top + window.innerHeight) / rowPitch))
}

test('virtual rows draw the window and a few rows ahead of a million products', () => {
  render(<List />)
  expect(drawn()).toEqual(expect.arrayContaining(rowsInWindow(0)))
  expect(drawn().length).toBeLessThan(20)
  expect(Number.parseFloat(screen.getByTestId('box').style.height)).toBeLessThanOrEqual(8_000_000)
})

test('virtual rows reach the last of a million products at the end of a lower page', () => {
  render(<List />)
  const height = Number.parseFloat(screen.getByTestId('box').style.height)
  scrollTo(rect.top + height - window.innerHeight)
  expect(drawn().at(-1)).toBe(million - 1)
  expect(drawn().length).toBeLessThan(20)
})

test.for([500, million])('rows of %i products that mount do not end a scroll that has begun', (count) => {
  scrollY = 5000
  render(<List count={count} />)
  expect(drawn()).toEqual(expect.arrayContaining(rowsInWindow(5000)))
  expect(window.scrollTo).not.toHaveBeenCalled()
})

test('virtual rows contain the window after each step in both directions', () => {
  render(<List count={500} />)
  for (const top of [900, 1800, 2700, 3600, 2700, 1800, 900, 0]) {
    scrollTo(top)
    expect(drawn()).toEqual(expect.arrayContaining(rowsInWindow(top)))
  }
})

test('virtual rows contain the window after jumps and the steps that follow', () => {
  render(<List count={500} />)
  for (const top of [20_000, 20_000 + rowPitch, 50_000, 50_000 + rowPitch, 50_000 + 2 * rowPitch]) {
    scrollTo(top)
    expect(drawn()).toEqual(expect.arrayContaining(rowsInWindow(top)))
  }
})

test('virtual rows render once a few rows while the window scrolls', () => {
  const onRows = vi.fn<() => void>()
  render(<List count={500} onRows={onRows} />)
  scrollTo(rect.top)
  onRows.mockClear()
  const rows = 20
  for (let top = rect.top; top < rect.top + rows * rowPitch; top += 40) scrollTo(top)
  expect(onRows.mock.calls.length).toBeGreaterThan(rows / 4)
  expect(onRows.mock.calls.length).toBeLessThanOrEqual(rows)
})

test('virtual rows are ahead in the new direction as soon as the window turns', () => {
  render(<List count={500} />)
  const at = (row: number) => rect.top + row * rowPitch + 10
  for (const row of [20, 21, 22, 23, 22]) scrollTo(at(row))
  // Rows a fast frame reaches.
  expect(drawn()[0]).toBeLessThanOrEqual(Math.floor((22 * rowPitch - 1000) / rowPitch))
})

test('virtual rows contain the window after steps from one part of a million products to another', () => {
  render(<List />)
  const height = Number.parseFloat(screen.getByTestId('box').style.height)
  // A jump to a place from which steps reach the end of the page, but not of the list.
  scrollTo(rect.top + height - 110_000)
  for (let step = 0; step < 370; step++) {
    act(() => void window.dispatchEvent(new Event('wheel')))
    scrollTo(scrollY + 300)
    const first = handle.current?.anchor()?.index ?? Number.NaN
    expect(drawn()).toEqual(expect.arrayContaining(range(first, first + 1)))
  }
  expect(drawn().at(-1)).toBeLessThan(million - 100)
})

test('virtual rows keep the focused card and its neighbours mounted at any distance from the window', async () => {
  render(<List />)
  const link = await screen.findByRole('link', { name: '2' })
  act(() => link.focus())
  scrollTo(4_000_000)
  expect(drawn().slice(0, 3)).toEqual([1, 2, 3])
  expect(document.activeElement).toBe(link)
})

test('virtual rows draw, scroll to and focus a card outside the window', () => {
  render(<List />)
  act(() => handle.current?.focusCard(654_321))
  expect(document.activeElement?.textContent).toBe('654321')
  expect(handle.current?.anchor()?.index).toBeGreaterThan(654_310)
})

test("virtual rows draw the window's cards first where all change, then the rest", async () => {
  const onDraw = vi.fn<(indexes: number[]) => void>()
  const { rerender } = render(<List count={500} onDraw={onDraw} />)
  await waitFor(() => expect(drawn().length).toBeGreaterThan(rowsInWindow(0).length))
  onDraw.mockClear()
  rerender(<List count={400} listQuery={searched} onDraw={onDraw} />)
  await waitFor(() => expect(drawn().length).toBeGreaterThan(rowsInWindow(0).length))
  expect(onDraw.mock.calls.map(([indexes]) => indexes)).toContainEqual(rowsInWindow(0))
})

test("virtual rows draw no more than the window's cards where the next answer follows at once", async () => {
  const onDraw = vi.fn<(indexes: number[]) => void>()
  const { rerender } = render(<List count={500} />)
  rerender(<List count={400} listQuery={searched} onDraw={onDraw} />)
  rerender(<List count={300} listQuery={{ ...searched, search: 'lamps' }} onDraw={onDraw} />)
  expect(onDraw.mock.lastCall).toEqual([rowsInWindow(0)])
  // The first call still has the cards of the first answer.
  for (const [indexes] of onDraw.mock.calls.slice(1)) expect(indexes).toEqual(rowsInWindow(0))
  await waitFor(() => expect(drawn().length).toBeGreaterThan(rowsInWindow(0).length))
})

test('virtual rows show a longer list to its new end', () => {
  const { rerender } = render(<List count={30} />)
  rerender(<List count={195} />)
  const height = listHeight(195, layoutFor(rect.width, rect.rem))
  scrollTo(rect.top + height - window.innerHeight)
  expect(drawn().at(-1)).toBe(194)
})
