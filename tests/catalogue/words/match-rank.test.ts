import { expect, test } from 'vitest'
import { isBoundary, matchRank } from '#catalogue/words/match-rank.ts'

test.each([
  ['wool hat', '', '', 'hat', 0],
  ['hat-stand', '', '', 'hat', 0],
  ['chat (hat)', '', '', 'hat', 0],
  ['hatbox', '', '', 'hat', 1],
  ['chat hats', '', '', 'hat', 1],
  ['chat', 'a hat', 'hats', 'hat', 2],
  ['stand', 'a hat', 'fine hats', 'hat', 3],
  ['stand', 'for a hat.', '', 'hat', 4],
  ['stand', 'for hats', '', 'hat', 5],
  ['headphones', 'with that sound', '', 'hat', 6],
  ['wool hat', '', '', 'wool hat', 0],
  ['t-shirts', '', '', 't-shirt', 1],
  ['usb c++', '', '', 'c++', 0],
  ['麦わら帽子', '', '', '帽子', 2],
  ['「帽子」', '', '', '帽子', 0],
  ['قبعة، صوف', '', '', 'قبعة', 0],
])(
  '%j, described as %j with the labels %j, has for %j the rank %i',
  (name, description, labels, term, rank) => {
    expect(matchRank(name, description, labels, term)).toBe(rank)
  },
)

test('a word begins and ends where one of two characters is no letter, mark or digit', () => {
  const text = 'a1 é_字🫖'
  const boundaries = Array.from({ length: text.length + 1 }, (_, at) => at).filter((at) =>
    isBoundary(text, at),
  )
  expect(boundaries).toEqual([0, 2, 3, 4, 5, 6, 7, 8])
})
