type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>

/** Cyrillic and Hebrew layouts have these where others have the slash, without and with Shift. */
const slashes: ReadonlySet<string> = new Set(['.', ','])

/**
 * The pressed key for a shortcut that is a letter, a digit or a slash. On a Latin layout (AZERTY, Dvorak) it is the
 * character that the key types; a layout of another script has no such letter, and there the key's place counts.
 */
export function latinKey({ key, code, shiftKey }: Press): string {
  if (code === 'Slash' && (slashes.has(key) || isOfOtherScript(key))) return shiftKey ? '?' : '/'
  const [, sign] = /^(?:Key|Digit)(.)$/.exec(code) ?? []
  if (sign === undefined || !isOfOtherScript(key)) return key
  return shiftKey ? sign : sign.toLowerCase()
}

/** A single character, and neither ASCII nor a Latin letter with an accent. */
const isOfOtherScript = (key: string): boolean => /^[^\p{ASCII}\p{Script=Latin}]$/u.test(key)
