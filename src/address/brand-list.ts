/*
 * Brands in an address: their names, separated by `_`. A `_` within a name is written as `%5F`, which the address escapes
 * once more.
 */

export const readBrands = (text: string): string[] =>
  text.split('_').map((name) => name.replaceAll('%5F', '_'))

export const writeBrands = (names: readonly string[]): string =>
  names.map((name) => name.replaceAll('_', '%5F')).join('_')
