import { expect, type Page } from '@playwright/test'
import { nextFrames } from './scroll-through.ts'

const openDialogs = (page: Page) =>
  page.locator('[role=dialog][data-state=open], [role=alertdialog][data-state=open]')

/** Waits until what is shown rests: layout, the transitions that end, and an open dialog, which hides the page. */
export async function waitUntilStill(page: Page): Promise<void> {
  await nextFrames(page)
  // The page is hidden once the dialog has the focus.
  if ((await openDialogs(page).count()) > 0) await expect(page.locator('#root')).toHaveAttribute('inert')
  await page.evaluate(async () => {
    // The others wait, never end, or end with the scroll offset.
    const moving = document
      .getAnimations()
      .filter(
        ({ effect, playState, timeline }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect?.getTiming().iterations !== Infinity,
      )
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
}

/**
 * Waits until a dialog, whose code may have to be fetched first, is open and rests. Its library moves the focus into it
 * some frames after it has become visible; keys pressed before are none of the dialog's.
 */
export async function waitUntilDialogRests(page: Page): Promise<void> {
  await expect(openDialogs(page).and(page.locator(':focus-within'))).toBeVisible()
  await waitUntilStill(page)
}

/** Reads until two reads, with frames between, are equal. Returns the last. */
export async function whenStill<Value>(page: Page, read: () => Promise<Value>): Promise<Value> {
  let value = await read()
  const isStill = async () => {
    const before = JSON.stringify(value)
    await nextFrames(page)
    value = await read()
    return JSON.stringify(value) === before
  }
  await expect.poll(isStill).toBe(true)
  return value
}
