import type { Page } from '@playwright/test'

/** Opens the groups of the footer, which are folded on a phone. */
export async function unfoldFooter(page: Page): Promise<void> {
  const groups = page.getByRole('contentinfo').locator('details')
  await groups.first().waitFor({ state: 'attached' })
  await groups.evaluateAll((all: HTMLDetailsElement[]) => {
    for (const group of all) group.open = true
  })
}
