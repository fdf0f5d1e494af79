import type { ReactNode } from 'react'
import { chooseComfort, useComfort, type Comfort } from './comfort.ts'
import * as css from './comfort-box.css.ts'

interface Props {
  comfort: Comfort
  /** Called with true where the browser stored the choice. */
  onChosen: (isStored: boolean) => void
  children: ReactNode
}

export const ComfortBox = ({ comfort, onChosen, children }: Props) => (
  <label className={css.choice}>
    <input
      type="checkbox"
      checked={useComfort(comfort)}
      className={css.box}
      onChange={({ target }) => onChosen(chooseComfort(comfort, target.checked))}
    />
    {children}
  </label>
)
