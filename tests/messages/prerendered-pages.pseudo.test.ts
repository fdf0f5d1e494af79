import { expect, test } from 'vitest'
import { prerenderPage } from '#app/prerender.tsx'
import { textsOf } from './page-texts.ts'
import { unmarkedTexts } from './unmarked-texts.ts'

/** The elements of a head that a visitor reads: in a tab, in a result of a search, in a share card. */
const shownTags =
  /<title>([^<]*)|<meta (?:name="description"|property="og:(?:title|description|image:alt)") content="([^"]*)"/g

/** The fields of structured data with words for people. */
const shownFields = /"(?:name|description|caption|text)":("(?:[^"\\]|\\.)*")/g

const headTexts = (head: string) => [
  ...[...head.matchAll(shownTags)].map(([, title, content]) => title ?? content ?? ''),
  ...[...head.matchAll(shownFields)].map(([, value = '']) => String(JSON.parse(value))),
]

test.each(['/', '/products', '/products?view=list', '/product/1', '/compare', '/accessibility', '/nowhere'])(
  'every text of %s comes from a message file',
  async (path) => {
    const { markup, head } = await prerenderPage(path)
    expect(headTexts(head).length).toBeGreaterThan(3)
    expect(unmarkedTexts([...headTexts(head), ...textsOf(markup).split('\n')])).toEqual([])
  },
)
