import type { PluralCategory, Select } from '@messageformat/parser'
import { rewriteMessage } from './rewrite-message.ts'

/** The forms of a language, as 'one' and 'other', that a plural needs. */
export function pluralForms(language: string, token: Select): readonly PluralCategory[] {
  const type = token.type === 'plural' ? 'cardinal' : 'ordinal'
  return new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories
}

/** Whether a case is a form of any language, unlike `=0`. */
export const isPluralForm = (key: string): boolean => /^(?:zero|one|two|few|many|other)$/.test(key)

/** An English message in the forms of another language: English has “one” for 1 alone, others for 21, too, or for 0. */
export const inFormsOf = (language: string, message: string): string =>
  rewriteMessage(message, {
    content: (text) => text,
    argument: (braced) => braced,
    cases: (token) => {
      if (token.type !== 'plural') return token.cases
      const other = token.cases.find(({ key }) => key === 'other')?.tokens ?? []
      return [
        ...token.cases
          .filter(({ key }) => key !== 'other')
          .map(({ key, tokens }) => ({ key: key === 'one' ? '=1' : key, tokens })),
        ...pluralForms(language, token).map((key) => ({ key, tokens: other })),
      ]
    },
  })
