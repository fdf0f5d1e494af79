import { assignVars, globalStyle } from '@vanilla-extract/css'
import { attributeOf } from '#device/document-protocol.ts'
import { vars } from './contract.css.ts'
import { layers } from './layers.css.ts'
import { dark, font, light, radius } from './look.ts'
import { motion, space, text } from './tokens.ts'

const colors = (palette: typeof light) => assignVars(vars.color, palette)

globalStyle(':root', {
  '@layer': {
    [layers.theme]: {
      vars: {
        ...colors(light),
        ...assignVars(vars.space, space),
        ...assignVars(vars.text, text),
        ...assignVars(vars.font, font),
        ...assignVars(vars.radius, radius),
        ...assignVars(vars.motion, motion),
      },
      colorScheme: 'light',
    },
  },
})

// The system's preference, unless the visitor chose light with the switch …
globalStyle(`:root:not([${attributeOf('theme')}="light"])`, {
  '@layer': {
    [layers.theme]: {
      '@media': {
        'screen and (prefers-color-scheme: dark)': { vars: colors(dark), colorScheme: 'dark' },
      },
    },
  },
})

// … or dark, regardless of the system. Paper is white in either case.
globalStyle(`:root[${attributeOf('theme')}="dark"]`, {
  '@layer': { [layers.theme]: { '@media': { screen: { vars: colors(dark), colorScheme: 'dark' } } } },
})

// The factor of `direction.ts`.
globalStyle(':root[dir="rtl"]', { '@layer': { [layers.theme]: { vars: { '--dir': '-1' } } } })

// Overrides both palettes.
globalStyle(':root:root', {
  '@layer': {
    [layers.theme]: {
      '@media': {
        '(prefers-contrast: more)': {
          vars: {
            [vars.color.edge]: vars.color.edgeStrong,
            [vars.color.edgeStrong]: vars.color.ink,
            [vars.color.inkSoft]: vars.color.ink,
            [vars.color.inkFaint]: vars.color.ink,
          },
        },
      },
    },
  },
})
