import { pluralForms } from './plural-forms.ts'
import { rewriteMessage } from './rewrite-message.ts'

/** An English message in the forms of another language: English has “one” for 1 alone, others for 21, too, or for 0. */
export const englishInFormsOf = (language: string, message: string): string =>
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
