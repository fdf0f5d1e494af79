import { useAtom } from 'jotai'
import { useState } from 'react'
import { notStored } from '#device/stored-value.ts'
import { TitledDialog } from '#ui/titled-dialog.tsx'
import { ComfortBox } from './comfort-box.tsx'
import * as css from './comfort-dialog.css.ts'
import { isComfortShownAtom } from './comfort-shown.ts'

const choices = [
  ['spacing', 'Wider spacing', 'More room between letters, words and lines.'],
  ['whole', 'Nothing cut', 'Names and descriptions in full. Products are listed in pages for it.'],
  ['still', 'No motion', 'Nothing moves or fades by itself; reviews stand still.'],
  ['underlined', 'Underlined links', 'Every link has a line under it.'],
] as const

export function ComfortDialog() {
  const [isShown, show] = useAtom(isComfortShownAtom)
  const [isStored, setStored] = useState(true)

  return (
    <TitledDialog title="Reading comfort" isOpen={isShown} close={() => show(false)}>
      <p className={css.lead}>For every page of the shop, on this device.</p>
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
