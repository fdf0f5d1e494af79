import { formatCount } from '#ui/format-count.ts'
import { visuallyHidden } from '#ui/visually-hidden.css.ts'
import * as css from './filter-panel.css.ts'

export interface Choice {
  readonly key: string
  readonly label: string
  /** Products that it would leave; undefined until that is known. */
  readonly count: number | undefined
  readonly isOn: boolean
  readonly choose: () => void
}

interface Props {
  legend: string
  choices: readonly Choice[]
}

/** Values of one filter. One that would leave nothing is grey and does nothing, but can be read. */
export function FacetGroup({ legend, choices }: Props) {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.choices}>
        {choices.map(({ key, label, count, isOn, choose }) => {
          const isOff = count === 0 && !isOn
          return (
            <button
              key={key}
              type="button"
              aria-pressed={isOn}
              aria-disabled={isOff}
              className={css.choice}
              onClick={isOff ? undefined : choose}
            >
              {label}{' '}
              <span className={css.count}>
                {count === undefined ? '…' : formatCount(count)}
                <span className={visuallyHidden}>{count === 1 ? ' product' : ' products'}</span>
              </span>
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
