import * as texts from 'virtual:messages/meeting'
import { timeZone } from '#shop.details.ts'
import { zoneNameOf } from '#site/zone-name.ts'
import { hasSlotsOutsideHours } from './meeting-slots.ts'

/** Above the times. */
export const slotHint = (hasSlotsOutsideHours ? texts.allTimesByAppointment : texts.allTimes)({
  zone: zoneNameOf(timeZone),
})
