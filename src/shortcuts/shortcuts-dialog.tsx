import { hasVoiceNumbers } from 'virtual:shop/parts'
import * as texts from 'virtual:messages/shortcuts'
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
  [texts.arrows, texts.arrowsMove],
  [texts.homeEnd, texts.homeEndMove],
  [texts.pageKeys, texts.pageKeysMove],
  [texts.ctrlHomeEnd, texts.ctrlHomeEndMove],
] as const

/** The list of keys, and the switch for single-key shortcuts. */
export function ShortcutsDialog() {
  const [isShown, show] = useAtom(areKeysShownAtom)
  const [isOn, setOn] = useAtom(shortcutsOnAtom)
  const showComfort = useSetAtom(isComfortShownAtom)
  const [isStored, setStored] = useState(true)

  return (
    <TitledDialog title={texts.title} isOpen={isShown} close={() => show(false)}>
      <h3 className={css.part}>{texts.anywhere}</h3>
      <dl className={css.keys}>
        {shortcuts.map(({ keys, action, label }) => (
          <div key={action} className={css.row}>
            <dt className={css.key}>
              {keys.map((key, at) => (
                <Fragment key={key}>
                  {at > 0 && ` ${texts.nextKey} `}
                  <kbd className={css.cap}>{key}</kbd>
                </Fragment>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
        <div className={css.row}>
          <dt className={css.key}>
            <kbd className={css.cap}>{texts.undoKey}</kbd>
          </dt>
          <dd>{texts.undo}</dd>
        </div>
      </dl>
      <label className={box.choice}>
        <input
          type="checkbox"
          checked={isOn}
          className={box.box}
          onChange={({ target }) => setStored(setOn(() => target.checked))}
        />
        {texts.singleKeys}
      </label>
      <p role="status">{!isStored && notStored}</p>
      {hasVoiceNumbers && (
        <ComfortBox comfort="numbers" onChosen={setStored}>
          {texts.numbers}
        </ComfortBox>
      )}
      <button
        type="button"
        aria-haspopup="dialog"
        className={`${button.outline} ${css.again}`}
        onClick={() => showComfort(true)}
      >
        {texts.comfort}
      </button>
      <VisitMessages />
      <h3 className={css.part}>{texts.amongProducts}</h3>
      <dl className={css.keys}>
        {amongProducts.map(([keys, label]) => (
          <div key={keys} className={css.row}>
            <dt className={css.key}>{keys}</dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>{texts.atFoot}</p>
    </TitledDialog>
  )
}
