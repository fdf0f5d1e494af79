import type { PluralCategory, Select } from '@messageformat/parser'

/** The forms of a language, as 'one' and 'other', that a plural needs. */
export function pluralForms(language: string, token: Select): readonly PluralCategory[] {
  const type = token.type === 'plural' ? 'cardinal' : 'ordinal'
  return new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories
}

/** Whether a case is a form of any language, unlike `=0`. */
export const isPluralForm = (key: string): boolean => /^(?:zero|one|two|few|many|other)$/.test(key)
