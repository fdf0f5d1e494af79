import { useId, useRef, useState, type ReactNode } from 'react'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { badge } from '#ui/badge.css.ts'
import { button } from '#ui/button.css.ts'
import { done } from '#ui/done.css.ts'
import { Failure } from '#ui/error-boundary.tsx'
import { error, field } from '#ui/field.css.ts'
import { label } from '#ui/field-label.css.ts'
import { iconNames } from '#ui/icon-names.ts'
import { Icon } from '#ui/icon.tsx'
import { note } from '#ui/needs-script.css.ts'
import { Price } from '#ui/price.tsx'
import { Rating } from '#ui/rating.tsx'
import { tint } from '#ui/tint.css.ts'
import { TitledDialog } from '#ui/titled-dialog.tsx'
import { visuallyHidden } from '#ui/visually-hidden.css.ts'
import * as css from './style-page.css.ts'

/**
 * Every part of `src/ui` in every state that a page can show at rest, in both themes; `word` is in fields, messages and
 * dialogs.
 */
export function StylePage({ word }: { word: string }) {
  return (
    <main>
      <h1 className={css.title}>Style guide</h1>
      {Object.entries(css.themes).map(([theme, className]) => (
        <section key={theme} aria-label={theme} className={className}>
          <h2 className={css.heading}>{theme}</h2>
          <Parts word={word} theme={theme} />
        </section>
      ))}
    </main>
  )
}

const Group = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <h3>{name}</h3>
    <div className={css.row}>{children}</div>
  </>
)

const states = [
  ['', {}],
  [' pressed', { 'aria-pressed': true }],
  [' disabled', { 'aria-disabled': true }],
] as const

const boxStates = [
  ['off', {}],
  ['on', { defaultChecked: true }],
] as const

function Parts({ word, theme }: { word: string; theme: string }) {
  return (
    <>
      <Group name="Buttons">
        {Object.entries(button).flatMap(([kind, className]) =>
          states.map(([state, attributes]) => (
            <button
              key={kind + state}
              type="button"
              className={className}
              aria-label={kind.endsWith('Icon') ? `${kind}${state}, ${theme}` : undefined}
              {...attributes}
            >
              {kind.endsWith('Icon') ? <Icon name="heart" size={20} /> : `${kind}${state}`}
            </button>
          )),
        )}
      </Group>
      <Group name="Fields">
        <Field name={`${word} empty`} />
        <Field name={`${word} filled`} value={word} />
        <Field name={`${word} invalid`} value={word} problem={`${word} is not valid.`} />
        <Choice name={`${word} select`} />
      </Group>
      <Group name="Boxes">
        {(['checkbox', 'radio'] as const).flatMap((type) =>
          boxStates.map(([state, attributes]) => (
            <label key={type + state} className={css.choice}>
              <input
                type={type}
                name={`${type} ${state}, ${theme}`}
                className={css.boxes[type]}
                {...attributes}
              />
              {`${type} ${state}, ${theme}`}
            </label>
          )),
        )}
      </Group>
      <Group name="Badges">
        {Object.entries(badge).map(([kind, className]) => (
          <span key={kind} className={className}>
            {kind}
          </span>
        ))}
        <span className={done}>copied</span>
      </Group>
      <Group name="Prices and ratings">
        {(['small', 'quiet', 'large'] as const).map((size) => (
          <Price key={size} size={size} now="$1,189.99" before="$1,249.99" />
        ))}
        <Price now="$49.90" before={null} />
        {[0, 2.5, 5].map((value) => (
          <Rating key={value} value={value} text={String(value)} spoken={`Rated ${value} out of 5`} />
        ))}
      </Group>
      <Group name="Icons and tints">
        {iconNames.map((name) => (
          <Icon key={name} name={name} />
        ))}
        {tint.map((className) => (
          <span key={className} className={`${className} ${css.swatch}`} />
        ))}
      </Group>
      <Group name="Messages">
        <Failure text={`${word} could not be shown.`} reset={() => undefined} />
        <p className={note}>{word} needs JavaScript, which is off here.</p>
        <p className={visuallyHidden}>{word} for screen readers</p>
      </Group>
      <Group name="Dialogs">
        <Dialogs word={word} theme={theme} />
      </Group>
    </>
  )
}

function Labelled({ name, children }: { name: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className={css.cell}>
      <label htmlFor={id} className={label}>
        {name}
      </label>
      {children(id)}
    </div>
  )
}

const Field = ({ name, value, problem }: { name: string; value?: string; problem?: string }) => (
  <Labelled name={name}>
    {(id) => (
      <>
        <input
          id={id}
          className={field}
          defaultValue={value}
          placeholder="Placeholder"
          aria-invalid={problem !== undefined}
          aria-describedby={problem && `${id}-problem`}
        />
        {problem && (
          <p id={`${id}-problem`} className={error}>
            {problem}
          </p>
        )}
      </>
    )}
  </Labelled>
)

const Choice = ({ name }: { name: string }) => (
  <Labelled name={name}>
    {(id) => (
      <div className={css.selectBox}>
        <select id={id} className={`${field} ${css.select}`}>
          <option>{name}</option>
        </select>
      </div>
    )}
  </Labelled>
)

function Dialogs({ word, theme }: { word: string; theme: string }) {
  const [opened, setOpened] = useState<'alert' | 'dialog' | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => setOpened(null)
  return (
    <>
      <button ref={opener} type="button" className={button.outline} onClick={() => setOpened('alert')}>
        Alert, {theme}
      </button>
      <button type="button" className={button.outline} onClick={() => setOpened('dialog')}>
        Dialog, {theme}
      </button>
      <AlertDialog
        title={word}
        text={`${word} as an alert.`}
        isOpen={opened === 'alert'}
        close={close}
        opener={opener}
      />
      <TitledDialog title={`${word} dialog`} isOpen={opened === 'dialog'} close={close}>
        <p>{word} in a dialog.</p>
      </TitledDialog>
    </>
  )
}
