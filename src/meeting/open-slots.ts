import type { OpeningHours } from '#shop.types.ts'

/** The slots (hours of the day) of meetings that begin and end within the opening hours of an ISO weekday. */
export const openSlots = <Slot extends number>(
  slots: readonly Slot[],
  minutes: number,
  week: readonly OpeningHours[],
  weekday: number,
): readonly Slot[] =>
  slots.filter((slot) =>
    week.some(
      ({ weekday: day, open }) =>
        day === weekday && open !== null && slot >= open.from && slot + minutes / 60 <= open.to,
    ),
  )
