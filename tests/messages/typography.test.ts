import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readMessages } from '../../scripts/messages/read-messages.ts'
import { paths } from '../../scripts/paths.ts'

/** What a native reader would take for a slip, by language; the words beside it are shown. */
const slips: readonly (readonly [string, string, RegExp])[] = [
  ['de', 'a straight quote or apostrophe', /['"]/],
  ['fr', 'a straight quote or apostrophe', /['"]/],
  ['es', 'a straight quote or apostrophe', /['"]/],
  ['de', 'a sign that a line can break before', / %/],
  ['fr', 'a sign that a line can break before', / [:;!?»]|« /],
  ['fr', 'a wide space before a narrow sign', /\u00A0[;!?]/],
  ['fr', 'a sign without a space before it', /[\p{L}\d}>][;!?](?!\p{L})/u],
  ['es', 'a sign that a line can break before', / %/],
  ['de', 'a name that would need a case', /\bin \{currency\}/],
  ['fr', 'a word that is shortened before some names', /\b(?:de|que|le|la) \{(?:name|shop|zone|category)\}/],
  [
    'fr',
    'a name that a participle would have to agree with',
    /\{(?:name|names)\} (?:non )?\p{L}+é(?!\p{L})/u,
  ],
  ['fr', 'a number that a participle would have to agree with', /^(?:triés|notés|laissés|cités)/i],
  ['es', 'a name that a participle would have to agree with', /\{(?:name|names)\} (?:no )?\p{L}+[ai]do\b/u],
  ['es', 'a number that a participle would have to agree with', /^ordenados/i],
  [
    'es',
    'a word that is another one before some names and hours',
    / [yo] \{(?:next|last|name)\}|\blas \{time\}/,
  ],
  ['ar', 'a name that a verb would have to agree with', /^(?:أُزيل|أُضيف|عاد) \{name\}/],
  ['es', 'a question or a call that begins without a sign', /(?:^|[.:] )[^.¿¡:]+[?!]/],
  [
    'ja',
    'a half-width sign beside Japanese',
    /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}][,.!?:;]/u,
  ],
  [
    'ja',
    'a half-width bracket beside Japanese',
    /[()]\s?[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]|[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]\s?[()]/u,
  ],
  ['ja', 'a shop that speaks of itself as of another one', /ショップ(?:が|から|へ)/],
  ['ja', 'an obligation that German law wants to be named', /支払い義務/],
  ['ja', 'English words in a sentence of the shop', /All rights reserved/i],
  ['ar', 'a Latin sign after Arabic', /\p{Script=Arabic}[,;?]/u],
]

/** Lists of names, which are not shown. */
const unshown = new Set(['colorNames', 'sizeNames'])

/** With texts of its own in each language. */
const demo = resolve(paths.root, 'src/catalogues/demo')

test.each(slips)('%s has nowhere %s', async (language, _slip, pattern) => {
  const all = await Promise.all([readMessages(language), readMessages(language, demo)])
  const found = all.flatMap(({ messages }) =>
    Object.entries(messages).flatMap(([room, texts]) =>
      Object.entries(texts)
        .filter(([key, text]) => !unshown.has(key) && pattern.test(text))
        .map(([key, text]) => `${room}.${key}: ${text}`),
    ),
  )
  expect(found).toEqual([])
})
