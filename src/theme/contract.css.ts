import { createGlobalThemeContract } from '@vanilla-extract/css'
import { font, light, motion, radius, space, text } from './tokens.ts'

const kebab = (path: string[]) =>
  path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-')

/** The theme contract: roles, never values. CSS variables are named after their path (`--color-paper`). */
export const vars = createGlobalThemeContract(
  { color: light, space, text, font, radius, motion },
  (_value, path) => kebab(path),
)
