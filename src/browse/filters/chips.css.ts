import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { controlCorner } from '#theme/look.ts'
import { gutter } from '#theme/gutter.ts'
import { aboveTiny, below } from '#theme/media.ts'
import { twoLines, wholeText } from '#theme/whole-text.ts'
import { target } from '#theme/target.ts'
import { direction } from '#theme/direction.ts'

/** A phone whose text leaves space for a line of chips beside a button. */
export const isPhone = `${below.small} and ${aboveTiny}`

/** The fade at the line's end, which shows that it goes on. */
const fade = '1rem'

/** Texts instead of the chips before the page's script (`#boot/query-preview.ts`). */
const preview = '[data-preview-chips]'

/** The chips, and the button that clears all. On a phone in one row, as wide as the toolbar. */
export const row = style({})

globalStyle(`${row}, ${preview}:not(:empty)`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  '@media': {
    [below.small]: { flex: '0 0 100cqi' },
    [isPhone]: { flexWrap: 'nowrap' },
  },
})

/** On a phone it scrolls sideways: chips in several lines would move the products out of the window. */
export const line = style({
  display: 'contents',
  listStyle: 'none',
  '@media': {
    [isPhone]: {
      display: 'flex',
      gap: vars.space[2],
      minWidth: 0,
      marginInlineStart: `calc(-1 * ${gutter})`,
      // The padding leaves space for the focus ring, which a scroll container clips.
      marginBlock: '-0.375rem',
      paddingBlock: '0.375rem',
      paddingInline: `${gutter} ${fade}`,
      scrollPaddingInline: `${gutter} ${fade}`,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      maskImage: `linear-gradient(calc(-90deg * ${direction}), transparent, #000 ${fade})`,
    },
  },
})

/** Stays in sight beside the line, whose fade is part of the space between them. */
export const clear = style({ flexShrink: 0, '@media': { [isPhone]: { paddingInline: vars.space[1] } } })

export const item = style({})

/** Stays for a transition once it is hidden, where the browser can do that (Firefox from 129 on); elsewhere it is gone. */
export const leaving = style({
  transition: `opacity ${vars.motion.quick}, transform ${vars.motion.quick}, display ${vars.motion.quick}`,
  transitionBehavior: 'allow-discrete',
  selectors: { '&[hidden]': { display: 'none', opacity: 0 } },
})

export const leavingItem = style({ selectors: { '&[hidden]': { transform: 'scale(0.85)' } } })

const pop = keyframes({ from: { transform: 'scale(0.85)' } })

/** Grows as it appears, and shrinks under the finger that removes it. */
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.ink,
  overflowWrap: 'anywhere',
  textAlign: 'start',
  animation: `${pop} ${vars.motion.calm} ${vars.motion.ease}`,
  transition: `transform ${vars.motion.quick}`,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:active': { transform: 'scale(0.85)' },
  },
})

globalStyle(`${chip}, ${preview} > span`, {
  minHeight: target,
  paddingInline: vars.space[4],
  '@media': { [isPhone]: { paddingInline: vars.space[3] } },
  border: `1.5px solid ${vars.color.accent}`,
  borderRadius: vars.radius[controlCorner],
  backgroundColor: vars.color.accentSoft,
  fontWeight: 600,
})

// Not wider than what is in sight of the line.
globalStyle(`${item}, ${chip}, ${preview} > span`, { flexShrink: 0, maxWidth: 'min(100%, 24rem)' })

/** A long name is cut; the button's own name has all of it. In large text a short one may need several lines. */
export const text = style({
  ...twoLines,
  WebkitLineClamp: `var(${wholeText.lines}, 1)`,
  '@media': { [below.tiny]: { WebkitLineClamp: `var(${wholeText.lines}, 3)` } },
})

globalStyle(`${preview} > span`, {
  // The space of the cross icon that is added later.
  paddingInlineEnd: `calc(${vars.space[4]} + ${vars.space[1]} + 16px)`,
  '@media': { [isPhone]: { paddingInlineEnd: `calc(${vars.space[3]} + ${vars.space[1]} + 16px)` } },
  lineHeight: `calc(${target} - 3px)`,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
})
globalStyle(preview, { '@media': { [isPhone]: { overflow: 'hidden' } } })

// As wide as the button that replaces it.
globalStyle(`${preview} > span:last-child`, { paddingInline: vars.space[4], visibility: 'hidden' })
