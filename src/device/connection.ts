interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

declare global {
  interface Navigator {
    /** In Chromium only. */
    readonly connection?: Connection
  }
}

/** Whether the visitor saves data or has a 2G line: then nothing is fetched ahead. */
export function savesData(): boolean {
  const { saveData = false, effectiveType = '4g' } = navigator.connection ?? {}
  return saveData || effectiveType.endsWith('2g')
}
