/** The IANA name of the device's time zone. */
export function visitorZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
