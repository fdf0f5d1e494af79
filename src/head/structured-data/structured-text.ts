const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)

/**
 * The content of a page's element with structured data. Without empty fields, which validators of structured data
 * report as faults. The text cannot end its script element, whatever it contains.
 */
export const structuredText = (graph: readonly unknown[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }, (_key, value: unknown) =>
    isEmpty(value) ? undefined : value,
  ).replaceAll('<', String.raw`\u003c`)
