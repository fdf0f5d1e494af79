import type { ParsedLocation } from '@tanstack/react-router'

/** The key of a history entry, which survives Back, Forward and a reload. */
export const entryKeyOf = ({ state, href }: Pick<ParsedLocation, 'state' | 'href'>): string =>
  state.__TSR_key ?? href
