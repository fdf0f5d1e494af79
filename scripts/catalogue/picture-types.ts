/** The types of a catalogue's own images, as the endings of their files. */
export const pictureTypes = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif'] as const

/** The name of an image, in the letters that it may have. */
export const usableName = (stem: string) => stem.toLowerCase().replaceAll(/[^a-z0-9-]+/g, '-')
