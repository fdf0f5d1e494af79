import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { findIbmFailures, findSnifferErrors } from './audit/engines.ts'
import { findAlikeChoices, findEdgeless } from './audit/forced-colors.ts'
import { findCutTexts, findOverflow, findSmallTargets, spaceText } from './audit/measures.ts'
import { walkByTab } from './audit/tab-walk.ts'
import { findAxeViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'

// Each check must find the deliberate faults of this page: a check that finds nothing here would pass
// everywhere.
const html = readFileSync(resolve(import.meta.dirname, 'audit/broken.html'), 'utf8')
const open = (page: Page) => page.setContent(html)

test('axe and two other engines find the deliberate faults of a page', async ({ page }) => {
  await open(page)
  const axe = (await findAxeViolations(page)).join('\n')
  for (const rule of [
    'image-alt',
    'button-name',
    'color-contrast',
    'label',
    'target-size',
    'page-has-heading-one',
  ])
    expect(axe).toMatch(new RegExp(`^${rule} `, 'm'))
  expect((await findIbmFailures(page)).join('\n')).toContain('img_alt_valid')
  expect((await findSnifferErrors(page)).join('\n')).toContain('H37')
})

test('measurements find small targets, overflow and clipped text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await open(page)
  expect((await findSmallTargets(page)).join('\n')).toContain('button "x" is 20 × 2')
  expect((await findSmallTargets(page, [/"x"/])).join('\n')).toContain('button "x" is 20 × 2')
  expect((await findOverflow(page)).join('\n')).toContain('page: 580 px')
  expect(await findCutTexts(page)).toEqual([])
  await spaceText(page)
  expect((await findCutTexts(page)).join('\n')).toContain('Eighteen letters')
})

test('the forced-colours check finds a selected state without a difference, and controls without an edge', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page)
  expect(await findAlikeChoices(page)).toEqual(['button "One" looks like button "Other"'])
  expect(await findEdgeless(page)).toEqual([
    'button "One"',
    'button "Other"',
    'button "No edge"',
    'a "No line"',
  ])
})

test(
  'the Tab walk finds controls that are unnamed, without a focus ring, hidden or covered',
  { tag: '@full' },
  async ({ page }) => {
    // The walk repeats its check of every fault for some frames, in case it is a transition.
    test.slow()
    await open(page)
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      const { faults } = await walkByTab(page, key)
      const found = faults.join('\n')
      expect(found).toMatch(/a "Under the cover": covered/)
      expect(found).toMatch(/button "No ring": without a ring/)
      expect(found).toMatch(/button "Pale ring": without a ring/)
      expect(found).toMatch(/button "Hidden from ears": in hidden content/)
      expect(found).toMatch(/button "": without a name/)
      expect(found).toMatch(/input "": without a name/)
      expect(found).not.toContain('button "Other"')
    }
  },
)
