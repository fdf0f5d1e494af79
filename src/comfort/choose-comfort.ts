import { comfortChoice, showComfort, type Comfort } from './comfort.ts'

/** Returns whether the browser stored the choice; else it lasts until the page is closed. */
export function chooseComfort(comfort: Comfort, isOn: boolean): boolean {
  const others = comfortChoice.read().filter((other) => other !== comfort)
  const isStored = comfortChoice.write(isOn ? [...others, comfort] : others)
  showComfort()
  return isStored
}

/** Applies the choices of other tabs. Returns an unsubscribe function. */
export const followComfort = (): (() => void) => comfortChoice.subscribe(showComfort)
