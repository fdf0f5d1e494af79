/** Px: what social networks ask for. */
export const socialPictureSize = { width: 1200, height: 630 } as const
