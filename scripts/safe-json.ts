/** JSON that cannot end the script element it stands in, whatever it holds. */
export const safeJson = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028')
