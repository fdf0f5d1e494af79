import { useAtom, useSetAtom } from 'jotai'
import { Fragment, useState } from 'react'
import { ComfortBox } from '#comfort/comfort-box.tsx'
import * as box from '#comfort/comfort-box.css.ts'
import { isComfortShownAtom } from '#comfort/comfort-shown.ts'
import { notStored } from '#device/stored-value.ts'
import { button } from '#ui/button.css.ts'
import { TitledDialog } from '#ui/titled-dialog.tsx'
import { areKeysShownAtom, shortcutsOnAtom } from './shortcut-choice.ts'
import { shortcuts } from './shortcut-keys.ts'
import * as css from './shortcuts-dialog.css.ts'
import { VisitMessages } from './visit-messages.tsx'

const amongProducts = [
  ['Arrow keys', 'The next product in that direction'],
  ['Home, End', 'The first or last product of the row'],
  ['Page Up, Page Down', 'A screenful of products'],
  ['Ctrl + Home, Ctrl + End', 'The first or last product of all'],
] as const

/** The list of keys, and the switch for single-key shortcuts. */
export function ShortcutsDialog() {
  const [isShown, show] = useAtom(areKeysShownAtom)
  const [isOn, setOn] = useAtom(shortcutsOnAtom)
  const showComfort = useSetAtom(isComfortShownAtom)
  const [isStored, setStored] = useState(true)

  return (
    <TitledDialog title="Keyboard shortcuts" isOpen={isShown} close={() => show(false)}>
      <h3 className={css.part}>Anywhere but in a text field</h3>
      <dl className={css.keys}>
        {shortcuts.map(({ keys, action, label }) => (
          <div key={action} className={css.row}>
            <dt className={css.key}>
              {keys.map((key, at) => (
                <Fragment key={key}>
                  {at > 0 && ' then '}
                  <kbd className={css.cap}>{key}</kbd>
                </Fragment>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
        <div className={css.row}>
          <dt className={css.key}>
            <kbd className={css.cap}>Ctrl + Z</kbd>
          </dt>
          <dd>Undo the last change on this page</dd>
        </div>
      </dl>
      <label className={box.choice}>
        <input
          type="checkbox"
          checked={isOn}
          className={box.box}
          onChange={({ target }) => setStored(setOn(() => target.checked))}
        />
        Use these single keys on this device
      </label>
      <p role="status">{!isStored && notStored}</p>
      <ComfortBox comfort="numbers" onChosen={setStored}>
        Numbers on products’ buttons, for voice control
      </ComfortBox>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`${button.outline} ${css.again}`}
        onClick={() => showComfort(true)}
      >
        Reading comfort
      </button>
      <VisitMessages />
      <h3 className={css.part}>On a product’s link in the grid</h3>
      <dl className={css.keys}>
        {amongProducts.map(([keys, label]) => (
          <div key={keys} className={css.row}>
            <dt className={css.key}>{keys}</dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>This list is at the foot of every page, too.</p>
    </TitledDialog>
  )
}
