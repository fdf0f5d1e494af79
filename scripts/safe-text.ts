/** JSON that cannot end the script element it stands in, whatever it holds. */
export const safeJson = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028')

/** A text that may stand between the quotes of an attribute. */
export const safeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
