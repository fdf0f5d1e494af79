import { expect, type Page } from '@playwright/test'

/** Waits until an open dialog has hidden the page, which follows the focus, and its animations have ended. */
export async function waitUntilDialogRests(page: Page): Promise<void> {
  const dialogs = page.locator('[role=dialog][data-state=open], [role=alertdialog][data-state=open]')
  if ((await dialogs.count()) === 0) return
  await expect(page.locator('#root')).toHaveAttribute('inert')
  await dialogs.first().evaluate(async (dialog) => {
    const moving = dialog.getAnimations({ subtree: true })
    await Promise.all(moving.map((animation) => animation.finished.catch(() => undefined)))
  })
}
