export interface IdsSearch {
  /** Ids of products, set off by commas, as they came: the page says what of it could not be used. */
  ids?: string | undefined
}

/** Of the comparison. Never fails. */
export const idsSearch = ({ ids }: Readonly<Record<string, unknown>>): IdsSearch => ({
  ids: typeof ids === 'string' && ids !== '' ? ids : undefined,
})
