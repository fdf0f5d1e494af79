import { useState } from 'react'

/**
 * Whether a dialog is open or has been: from its first opening on it stays mounted, since one that unmounts while open
 * leaves the page's scrolling locked (ark #3842).
 */
export function useWasOpened(isOpen: boolean): boolean {
  const [wasOpened, setOpened] = useState(false)
  if (isOpen && !wasOpened) setOpened(true)
  return wasOpened || isOpen
}
