import * as texts from 'virtual:messages/shell'
import { announce } from '#ui/announcer.ts'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import { withStorage } from '#device/stored-value.ts'
import { chooseTheme, useTheme } from '#device/theme-choice.ts'

interface Props {
  /** Shows the name beside the icon. */
  isNamed?: boolean
  className?: string
}

export function ThemeSwitch({ isNamed = false, className = button.quietIcon }: Props) {
  const dark = useTheme() === 'dark'
  return (
    <button
      type="button"
      aria-label={texts.darkTheme}
      aria-pressed={dark}
      title={texts.darkTheme}
      className={className}
      onClick={() => {
        const isStored = chooseTheme(dark ? 'light' : 'dark')
        // Orca does not speak the changed `aria-pressed`, and the whole page looks different.
        const text = dark ? texts.lightTheme : texts.darkTheme
        announce(withStorage(text, isStored))
      }}
    >
      <Icon name={dark ? 'sun' : 'moon'} size={20} />
      {isNamed && <span>{texts.darkTheme}</span>}
    </button>
  )
}
