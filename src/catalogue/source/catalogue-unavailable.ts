import { catalogueUnavailable } from '#device/visitor-errors.ts'

/** The catalogue has no answer. Pages show the message to visitors; `cause` is the technical reason, if any. */
export class CatalogueUnavailable extends Error {
  override readonly name = catalogueUnavailable
}
