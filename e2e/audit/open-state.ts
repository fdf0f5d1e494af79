import type { Page } from '@playwright/test'
import { findShopFolder } from '../../scripts/catalogue/chosen-shop.ts'
import { loadMessages } from '../../scripts/messages/compile-messages.ts'
import { expect } from '../fixtures.ts'
import { waitUntilAlive } from '../wait-until-alive.ts'
import { waitUntilStill } from '../wait-until-still.ts'
import { now, type State } from './states.ts'

/** A shop, and the messages of its language. */
export interface Translation {
  readonly origin: string
  readonly texts: MessageRooms
}

/** The shop under test, with texts of its own. */
const english: Translation = { origin: '', texts: await loadMessages('en', await findShopFolder()) }

/** Loads a state's page and reaches the state; the clock is fixed at `now`. */
export async function openState(page: Page, state: State, { origin, texts } = english): Promise<void> {
  await page.emulateMedia({ reducedMotion: state.moves ? 'no-preference' : 'reduce' })
  await page.clock.setFixedTime(now)
  await page.goto(origin + state.address)
  await waitUntilAlive(page)
  await state.reach?.(page, texts)
  await expect(state.proof(page, texts)).toBeVisible()
  await waitUntilStill(page)
}

export interface Variant {
  readonly width: 320 | 768 | 1280
  readonly theme: 'light' | 'dark'
}

const widths = [320, 768, 1280] as const

/** Every width in both themes. */
export const everyVariant: readonly Variant[] = (['light', 'dark'] as const).flatMap((theme) =>
  widths.map((width) => ({ width, theme })),
)

/**
 * The narrowest width in one theme and a wider one in the other, alternating by index: for states of screens that are
 * themselves checked in every variant.
 */
export const someVariants = (index: number): readonly Variant[] => {
  const [first, second] = index % 4 < 2 ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
  return [
    { width: 320, theme: first },
    { width: index % 2 === 0 ? 768 : 1280, theme: second },
  ]
}

/** Changes width and theme without a reload, and expects that the state remains. */
export async function showVariant(
  page: Page,
  state: State,
  { width, theme }: Variant,
  { texts } = english,
): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme: theme })
  // A long list renders what is near the window: what was measured before may have left it at its end.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(state.proof(page, texts)).toBeVisible()
  await waitUntilStill(page)
}
