import { Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { button } from '#ui/button.css.ts'
import { isDark, subscribeTheme, switchTheme } from './theme-choice.ts'

const lightOnServer = () => false

export function ThemeSwitch() {
  const dark = useSyncExternalStore(subscribeTheme, isDark, lightOnServer)
  return (
    <button
      type="button"
      aria-label="Dark theme"
      aria-pressed={dark}
      title={dark ? 'Change to the light theme' : 'Change to the dark theme'}
      className={button({ look: 'quiet', shape: 'icon' })}
      onClick={switchTheme}
    >
      {dark ? <Sun size={20} /> : <Moon size={20} />}
    </button>
  )
}
