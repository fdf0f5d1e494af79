import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { waitUntilAlive } from '../wait-until-alive.ts'
import { now, type State } from './states.ts'

/** Loads a state's page and brings the state about; the clock stands at `now`, so that nothing depends on the day. */
export async function openState(page: Page, state: State): Promise<void> {
  await page.emulateMedia({ reducedMotion: state.moves ? 'no-preference' : 'reduce' })
  await page.clock.setFixedTime(now)
  await page.goto(state.address)
  await waitUntilAlive(page)
  await state.reach?.(page)
  await expect(state.proof(page)).toBeVisible()
  await waitUntilDialogRests(page)
}

/** An open dialog hides the page a moment after it has the focus, and slides or fades in until then. */
export async function waitUntilDialogRests(page: Page): Promise<void> {
  const dialogs = page.locator('[role=dialog][data-state=open], [role=alertdialog][data-state=open]')
  if ((await dialogs.count()) === 0) return
  await expect(page.locator('#root')).toHaveAttribute('inert')
  await dialogs.first().evaluate(async (dialog) => {
    const moving = dialog.getAnimations({ subtree: true })
    await Promise.all(moving.map((animation) => animation.finished.catch(() => undefined)))
  })
}

export interface Look {
  readonly width: 320 | 768 | 1280
  readonly theme: 'light' | 'dark'
}

const widths = [320, 768, 1280] as const

/** Every width in both themes. */
export const everyLook: readonly Look[] = (['light', 'dark'] as const).flatMap((theme) =>
  widths.map((width) => ({ width, theme })),
)

/**
 * The narrowest width in one theme and a wider one in the other, in turns: for what a visitor makes of a screen that is
 * itself seen in every look.
 */
export const someLooks = (index: number): readonly Look[] => {
  const [first, second] = index % 4 < 2 ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
  return [
    { width: 320, theme: first },
    { width: index % 2 === 0 ? 768 : 1280, theme: second },
  ]
}

/** Shows the page anew without loading it: the state has to outlive that. */
export async function lookAt(page: Page, state: State, { width, theme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme: theme })
  await expect(state.proof(page)).toBeVisible()
  await waitUntilDialogRests(page)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await comeToRest(page)
}

/** Layout has followed, and nothing fades from one colour to another any more. */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () =>
      new Promise((done) => {
        requestAnimationFrame(done)
      })
    await frame()
    await frame()
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}
