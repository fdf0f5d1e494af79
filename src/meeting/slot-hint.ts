import { timeZone } from '#shop.details.ts'
import { zoneNameOf } from '#site/zone-name.ts'
import { hasSlotsOutsideHours } from './meeting-slots.ts'

/** Above the times. */
export const slotHint = `All times are ${zoneNameOf(timeZone)} time.${
  hasSlotsOutsideHours ? ' Meetings are by appointment, also outside business hours.' : ''
}`
