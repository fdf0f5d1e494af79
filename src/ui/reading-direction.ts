import { direction } from 'virtual:language'

/** 1, or -1 where text is written from right to left: a factor of distances along a line of text. */
export const lineSign = direction === 'rtl' ? -1 : 1

const opposite: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** The key of the same meaning from left to right: the left arrow leads on where text is written from right to left. */
export const keyAlongLine = (key: string): string => (direction === 'rtl' ? (opposite[key] ?? key) : key)
