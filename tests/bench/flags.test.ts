import { expect, it } from 'vitest'
import { readFlags } from '../../bench/flags.ts'

it('flags have a number of runs and named texts, with defaults', () => {
  expect(readFlags([], { runs: 9 }).runs).toBe(9)
  const { runs, texts } = readFlags(['--runs', '3', '--only', '/'], { runs: 9 }, ['only'])
  expect(runs).toBe(3)
  expect(texts.get('only')).toBe('/')
})

it.each([
  ['--runs', '0', 'a whole number from 1 on'],
  ['--runs', '1.5', 'a whole number from 1 on'],
  ['--runs', 'many', "is 'many'"],
  ['--rums', '3', '--rums'],
])('the flag %s %s is rejected', (flag, value, words) => {
  expect(() => readFlags([flag, value], { runs: 9 })).toThrow(words)
})
