export interface IdsSearch {
  /** Ids of products, set off by commas, as they came: the page says what of it could not be used. */
  ids?: string | undefined
}

/** Of the comparison. Never fails. */
export const idsSearch = ({ ids }: Readonly<Record<string, unknown>>): IdsSearch => {
  const text = typeof ids === 'string' || typeof ids === 'number' ? String(ids) : ''
  const listed = text.split(',').map((one) => one.trim())
  return { ids: listed.filter((one) => one !== '').join(',') || undefined }
}
