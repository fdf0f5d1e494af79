const probe = 'shop/probe'

/** Whether this browser stores values for the shop: false where storage is blocked or full. Never throws. */
export function isStorageAvailable(): boolean {
  try {
    globalThis.localStorage.setItem(probe, '1')
    globalThis.localStorage.removeItem(probe)
    return true
  } catch {
    return false
  }
}
