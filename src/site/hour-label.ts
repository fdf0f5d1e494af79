/**
 * A time of the day, in hours, as text: 9.5 is '9:30 AM'. Formatted without `Intl`, whose space before AM differs
 * between engines: prerendered text must match the browser's.
 */
export function hourLabel(hour: number): string {
  const minutes = Math.round(hour * 60)
  const wholeHour = Math.floor(minutes / 60) % 24
  return `${wholeHour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${wholeHour < 12 ? 'AM' : 'PM'}`
}
