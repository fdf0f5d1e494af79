/*
 * By patterns, since Firefox before 119 has neither `isWellFormed` nor `toWellFormed`. With the `u` flag `\p{Surrogate}`
 * matches only lone surrogates: a pair is matched as one character.
 */
export const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text)

/** Lone surrogates become U+FFFD. */
export const toWellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
