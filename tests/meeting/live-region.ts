/** Puts the live region where `index.html` has it. */
export function addLiveRegion(): void {
  const region = document.createElement('div')
  region.id = 'announcer'
  document.getElementById(region.id)?.remove()
  document.body.append(region)
}

/** What the live region says. */
export const announced = (): string => document.getElementById('announcer')?.textContent ?? ''
