/**
 * The icons that the shop draws, by Lucide's names. The build puts them into every page once, as one hidden drawing, so
 * that no icon weighs on the script (`scripts/icon-sprite.ts`).
 */
export const iconNames = [
  'arrow-left',
  'calendar-days',
  'calendar-plus',
  'check',
  'chevron-left',
  'chevron-right',
  'clock',
  'copy',
  'download',
  'globe',
  'heart',
  'house',
  'layout-grid',
  'list',
  'mail',
  'map-pin',
  'minus',
  'moon',
  'package-open',
  'package-x',
  'pause',
  'phone',
  'play',
  'plus',
  'scale',
  'search',
  'share-2',
  'shield-check',
  'shopping-bag',
  'sun',
  'trash-2',
  'truck',
  'undo-2',
  'video',
  'x',
  'zoom-in',
] as const

export type IconName = (typeof iconNames)[number]
