/*
 * `isWellFormed` and `toWellFormed` of strings, which Firefox before 119 does not support. With the `u` flag
 * `\p{Surrogate}` matches only lone surrogates: a pair is matched as one character.
 */
const hasOwn = 'toWellFormed' in String.prototype

export const isWellFormed = (text: string): boolean =>
  hasOwn ? text.isWellFormed() : !/\p{Surrogate}/u.test(text)

/** Lone surrogates become U+FFFD. */
export const toWellFormed = (text: string): string =>
  hasOwn ? text.toWellFormed() : text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
