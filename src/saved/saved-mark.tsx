import * as texts from 'virtual:messages/saved'
import { Icon } from '#ui/icon.tsx'
import { visuallyHidden } from '#ui/visually-hidden.css.ts'
import * as css from './saved-mark.css.ts'

/** A saved product's heart, where its Save button would be. */
export const SavedMark = () => (
  <span className={css.mark}>
    <Icon name="heart" size={20} className={css.heart} />
    <span className={visuallyHidden}>{texts.saved}</span>
  </span>
)
