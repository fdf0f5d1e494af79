import { findToggle, panelId } from './panel-place.ts'

/** Moves the focus to the panel's heading. */
export const focusPanel = (): void => document.querySelector<HTMLElement>(`#${panelId} h2`)?.focus()

/** Moves the focus to the button that shows the filters. */
export const focusToggle = (): void => findToggle()?.focus()
