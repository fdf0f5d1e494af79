import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const require = createRequire(import.meta.url)
// IBM's own runner downloads a driver; the engine alone is a script like axe.
const ibm = `${readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8')};globalThis.ace = ace`
const sniffer = `${readFileSync(require.resolve('html_codesniffer/build/HTMLCS.js'), 'utf8')};globalThis.HTMLCS = HTMLCS`

/** Failures of WCAG 2.2 and IBM's own requirements; results that need a manual check are not included. */
export async function findIbmFailures(page: Page): Promise<readonly string[]> {
  await page.evaluate(ibm)
  return page.evaluate<readonly string[]>(`new ace.Checker()
    .check(document, ['WCAG_2_2'])
    .then(({ results }) => results
      .filter(({ value }) => value[1] === 'FAIL')
      // The engine does not know that inert elements are not in the accessibility tree.
      .filter(({ path }) => !document.evaluate(path.dom, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE)
        .singleNodeValue?.closest?.('[inert]'))
      .filter(({ ruleId }) => ruleId !== 'fieldset_label_valid' || !document.querySelector('[inert] fieldset'))
      .map(({ ruleId, message, path }) => ruleId + ': ' + message + ' at ' + path.dom))`)
}

/** HTML_CodeSniffer's errors under WCAG 2 AA. */
export async function findSnifferErrors(page: Page): Promise<readonly string[]> {
  await page.evaluate(sniffer)
  return page.evaluate<readonly string[]>(`new Promise((done, fail) => {
    HTMLCS.process('WCAG2AA', document, () => done(HTMLCS.getMessages()
      .filter(({ type }) => type === HTMLCS.ERROR)
      .map(({ code, msg, element }) => code + ': ' + msg + ' at ' + element.outerHTML?.slice(0, 160))), fail)
  })`)
}
