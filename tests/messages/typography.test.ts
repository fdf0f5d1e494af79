import { expect, test } from 'vitest'
import { readMessages } from '../../scripts/messages/read-messages.ts'

/** What a native reader would take for a slip, by language; the words beside it are shown. */
const slips: readonly (readonly [string, string, RegExp])[] = [
  ['de', 'a straight quote or apostrophe', /['"]/],
  ['fr', 'a straight quote or apostrophe', /['"]/],
  ['es', 'a straight quote or apostrophe', /['"]/],
  ['fr', 'a sign that a line can break before', / [:;!?»]|« /],
  ['fr', 'a wide space before a narrow sign', /\u00A0[;!?]/],
  ['fr', 'a sign without a space before it', /[\p{L}\d}>][;!?](?!\p{L})/u],
  ['es', 'a question or a call that begins without a sign', /(?:^|[.:] )[^.¿¡:]+[?!]/],
  [
    'ja',
    'a half-width sign beside Japanese',
    /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}][,.!?:;]/u,
  ],
  ['ar', 'a Latin sign after Arabic', /\p{Script=Arabic}[,;?]/u],
]

/** Lists of names, which are not shown. */
const unshown = new Set(['colorNames', 'sizeNames'])

test.each(slips)('%s has nowhere %s', async (language, _slip, pattern) => {
  const { messages } = await readMessages(language)
  const found = Object.entries(messages).flatMap(([room, texts]) =>
    Object.entries(texts)
      .filter(([key, text]) => !unshown.has(key) && pattern.test(text))
      .map(([key, text]) => `${room}.${key}: ${text}`),
  )
  expect(found).toEqual([])
})
