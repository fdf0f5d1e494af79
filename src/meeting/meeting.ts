import { meetings } from '#shop.details.ts'

/** A valid meeting: complete, and in the future when it was checked. */
export interface Meeting {
  readonly name: string
  readonly email: string
  readonly subject: string
  /** In the shop's zone. */
  readonly start: Temporal.ZonedDateTime
}

export function meetingEnd({ start }: Meeting): Temporal.ZonedDateTime {
  return start.add({ minutes: meetings.minutes })
}

/** An instant in the format of calendar links and files: '20300516T130000Z'. */
export function compactUtc(time: Temporal.Instant): string {
  return time.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')
}
