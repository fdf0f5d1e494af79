import { fit } from './look.ts'

/** An image that fills its box. One that failed to load is hidden (`data-missing`). */
export const cover = {
  width: '100%',
  height: '100%',
  objectFit: fit,
  selectors: { '&[data-missing]': { visibility: 'hidden' } },
} as const
