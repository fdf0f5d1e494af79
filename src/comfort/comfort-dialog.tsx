import * as texts from 'virtual:messages/comfort'
import { hasTestimonialsSection } from 'virtual:shop/parts'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { notStored } from '#device/stored-value.ts'
import { TitledDialog } from '#ui/titled-dialog.tsx'
import { ComfortBox } from './comfort-box.tsx'
import * as css from './comfort-dialog.css.ts'
import { isComfortShownAtom } from './comfort-shown.ts'

const choices = [
  ['spacing', texts.spacing, texts.spacingWords],
  ['whole', texts.whole, texts.wholeWords],
  ['still', texts.still, hasTestimonialsSection ? texts.stillWords : texts.stillWordsPlain],
  ['underlined', texts.underlined, texts.underlinedWords],
] as const

export function ComfortDialog() {
  const [isShown, show] = useAtom(isComfortShownAtom)
  const [isStored, setStored] = useState(true)

  return (
    <TitledDialog title={texts.title} isOpen={isShown} close={() => show(false)}>
      <p className={css.lead}>{texts.lead}</p>
      <ul role="list" className={css.choices}>
        {choices.map(([comfort, name, words]) => (
          <li key={comfort} className={css.row}>
            <ComfortBox comfort={comfort} onChosen={setStored}>
              <span>
                {name}
                <span className={css.words}>{words}</span>
              </span>
            </ComfortBox>
          </li>
        ))}
      </ul>
      <p role="status">{!isStored && notStored}</p>
    </TitledDialog>
  )
}
