/** The types of a catalogue's own images, as the endings of their files. */
export const pictureTypes = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif'] as const
