const longest = 200

export interface CompareSearch {
  /** Ids, set off by commas, as they came: the page says what of it could not be used. */
  ids?: string | undefined
}

/** Of the comparison. Never fails. */
export const compareSearch = ({ ids }: Readonly<Record<string, unknown>>): CompareSearch => {
  const text = typeof ids === 'string' || typeof ids === 'number' ? String(ids) : ''
  const listed = text
    .slice(0, longest)
    .toWellFormed()
    .split(',')
    .map((one) => one.trim())
  return { ids: listed.filter((one) => one !== '').join(',') || undefined }
}
