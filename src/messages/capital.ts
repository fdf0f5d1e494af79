import { locale } from 'virtual:language'

/** The text with a capital first letter, for the beginning of a line: French and Spanish days have none. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
