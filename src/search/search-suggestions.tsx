import * as texts from 'virtual:messages/search'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import * as css from './search-suggestions.css.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { listId, optionId, useSearchCombobox } from './use-search-combobox.ts'

interface Props {
  field: HTMLInputElement
  /** True where a press on the field fetched this code: the press opens the list. */
  startsOpen: boolean
}

/** The suggestions of one search field, which itself is the prerendered element, and the button that empties it. */
export function SearchSuggestions({ field, startsOpen }: Props) {
  const combobox = useSearchCombobox(field, startsOpen)
  const { text, suggestions, isShown, isNothingFound, clear } = combobox
  return (
    <>
      {text !== '' && (
        // Not a tab stop, like a browser's own clear button: Escape does the same.
        <button
          type="button"
          tabIndex={-1}
          aria-label={texts.clear}
          className={`${button.quietIcon} ${css.clearField}`}
          onClick={() => {
            clear()
            field.focus()
          }}
        >
          <Icon name="x" size={20} />
        </button>
      )}
      {isShown && (
        <div className={css.popup}>
          {/* Announced with the number of suggestions. */}
          {isNothingFound && (
            <p aria-hidden="true" className={css.nothing}>
              {texts.noMatch({ text: combobox.words })}
            </p>
          )}
          <SuggestionList
            id={listId}
            optionId={optionId}
            suggestions={suggestions}
            active={combobox.active}
            onHover={combobox.setActive}
            choose={combobox.choose}
          />
          {suggestions.some(({ kind }) => kind === 'recent') && (
            <button
              type="button"
              className={`${button.quiet} ${css.clear}`}
              // Safari does not focus a pressed button: the field would lose the focus, which closes the list.
              onPointerDown={(event) => event.preventDefault()}
              onClick={combobox.clearRecent}
            >
              {texts.clearRecent}
            </button>
          )}
        </div>
      )}
    </>
  )
}
