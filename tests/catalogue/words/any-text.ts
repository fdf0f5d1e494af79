import fc from 'fast-check'
import { foldedLetters } from '#catalogue/words/fold.ts'

/** Parts of texts that folding changes, or that depend on their neighbours. */
const parts = [
  ...Array.from(
    'aB  -.,"\'7éÉİßẞΣςﬁ’´`‴–−½¨ŉ字ガかヷأاةىیَ한йǆ™“”😀٢۷𞥒\u00ad\u200b\u200d\u00a0\u3000\u0301\u0307',
  ),
  ...Object.keys(foldedLetters),
  'e\u0301',
  'ｶﾞ',
  '  ',
]
/** A text of such parts. */
export const anyText = fc.array(fc.constantFrom(...parts), { maxLength: 12 }).map((all) => all.join(''))
