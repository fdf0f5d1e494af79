/** JSON that cannot close the script element that contains it, whatever the value. */
export const safeJson = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028')

/** Escapes a text for an element of HTML or XML. */
export const safeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Escapes a text for a quoted attribute. No `<` either: the build searches pages for elements by patterns. */
export const safeAttribute = (text: string): string => safeText(text).replaceAll('"', '&quot;')
