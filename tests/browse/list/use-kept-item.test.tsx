// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { useLayoutEffect, useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { useKeptItem } from '#browse/list/use-kept-item.ts'

test('a list keeps no item from the commit on that gives it to something else', () => {
  const disconnect = vi.spyOn(ResizeObserver.prototype, 'disconnect')
  const stopped: number[] = []
  function List({ items }: { items: readonly string[] | null }) {
    const list = useRef<HTMLUListElement>(null)
    useKeptItem(list, items)
    // Before a frame, in which a turned phone could be answered twice.
    useLayoutEffect(() => {
      stopped.push(disconnect.mock.calls.length)
    })
    return <ul ref={list} />
  }
  const { rerender } = render(<List items={['Lamp']} />)
  rerender(<List items={null} />)
  expect(stopped).toEqual([0, 1])
})
