import { hasVoiceNumbers } from 'virtual:shop/parts'
import { useAtomValue } from 'jotai'
import { ofDocument, storedSetting } from '#device/stored-setting.ts'
import { useHydratedValue } from '#ui/use-hydrated-value.ts'

const comforts = [
  'spacing',
  'whole',
  'still',
  'underlined',
  ...(hasVoiceNumbers ? (['numbers'] as const) : []),
] as const

/**
 * A visitor's settings for every page: wider text spacing; uncut names and descriptions; no motion; underlined links;
 * numbers on products' buttons, for voice control.
 */
export type Comfort = (typeof comforts)[number]

const none: readonly Comfort[] = []

/** The visitor's choice, stored on this device. Its styles load only where a setting is on. */
export const comfortChoice = storedSetting<readonly Comfort[]>({
  key: 'shop/comfort/1',
  parse: (value) =>
    Array.isArray(value) ? comforts.filter((comfort) => value.includes(comfort)) : undefined,
  empty: none,
  mirror(chosen, dataset) {
    if (chosen.length > 0) {
      dataset['comfort'] = chosen.join(' ')
      // Without the styles the page keeps its default look.
      import('./comfort-styles.css.ts').catch(() => undefined)
    } else delete dataset['comfort']
  },
})

/** Whether the setting is on; false in prerendered HTML. */
export const useComfort = (comfort: Comfort): boolean =>
  useHydratedValue(useAtomValue(comfortChoice.shown, ofDocument).includes(comfort), false)

/** Whether products have numbers, for voice control. */
export const useVoiceNumbers = hasVoiceNumbers ? () => useComfort('numbers') : () => false

/** Returns whether the browser stored the choice; else it lasts until the page is closed. */
export const chooseComfort = (comfort: Comfort, isOn: boolean): boolean =>
  comfortChoice.choose((before) => {
    const others = before.filter((other) => other !== comfort)
    return isOn ? [...others, comfort] : others
  })
