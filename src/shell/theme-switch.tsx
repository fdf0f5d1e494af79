import { useSyncExternalStore } from 'react'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import { isDark, subscribeTheme, switchTheme } from './theme-choice.ts'

const lightOnServer = () => false

export function ThemeSwitch() {
  const dark = useSyncExternalStore(subscribeTheme, isDark, lightOnServer)
  return (
    <button
      type="button"
      aria-label="Dark theme"
      aria-pressed={dark}
      title="Dark theme"
      className={button.quietIcon}
      onClick={switchTheme}
    >
      {dark ? <Icon name="sun" size={20} /> : <Icon name="moon" size={20} />}
    </button>
  )
}
