/** Creates the live region as `index.html` does. */
export function addLiveRegion(): void {
  const region = document.createElement('div')
  region.id = 'announcer'
  document.getElementById(region.id)?.remove()
  document.body.append(region)
}

/** The text of the live region. */
export const announced = (): string => document.getElementById('announcer')?.textContent ?? ''
