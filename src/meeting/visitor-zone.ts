/** The IANA name of the zone that the visitor's device is set to. */
export function visitorZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
