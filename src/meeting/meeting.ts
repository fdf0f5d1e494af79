import { shop } from '#shop'

/** A meeting that can be asked for: complete, and ahead at the time it was checked. */
export interface Meeting {
  readonly name: string
  readonly email: string
  readonly subject: string
  /** In the shop's zone. */
  readonly start: Temporal.ZonedDateTime
}

export function meetingEnd({ start }: Meeting): Temporal.ZonedDateTime {
  return start.add({ minutes: shop.meeting.minutes })
}

/** An instant as calendars read it in links and files: '20300516T130000Z'. */
export function compactUtc(time: Temporal.Instant): string {
  return time.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')
}
