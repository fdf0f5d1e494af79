// @vitest-environment happy-dom
import { Dialog } from '@ark-ui/react/dialog'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ZoomPanel } from '#product/zoom-panel.tsx'

test('a picture that is pulled aside and zoomed meanwhile is back in its place once released', () => {
  render(
    <Dialog.Root open>
      <ZoomPanel
        name="Mug"
        pictures={['/a.avif', '/b.avif']}
        chosen={0}
        choose={() => undefined}
        panel={{ current: null }}
        shown={{ current: null }}
      />
    </Dialog.Root>,
  )
  const slide = screen.getByRole('dialog').querySelector<HTMLElement>('[data-pulled]')
  const stage = slide?.parentElement
  if (!slide || !stage) throw new Error('no picture')
  stage.getBoundingClientRect = () => new DOMRect(0, 0, 400, 400)
  stage.setPointerCapture = () => undefined
  const pointer = { pointerId: 1, button: 0, clientY: 200 }
  fireEvent.pointerDown(stage, { ...pointer, clientX: 200 })
  fireEvent.pointerMove(stage, { ...pointer, clientX: 160 })
  expect(slide.style.transform).toBe('translateX(-10%)')
  fireEvent.wheel(stage, { deltaY: -300, clientX: 160, clientY: 200 })
  fireEvent.pointerUp(stage, { ...pointer, clientX: 160 })
  expect(slide.style.transform).toBe('translateX(0%)')
})
