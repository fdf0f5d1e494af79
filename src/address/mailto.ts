import { encodeValue } from './encode-value.ts'
import { cleanLine, cleanLines } from './plain-text.ts'

export interface Mail {
  /** One address. */
  readonly to: string
  /** One line: line breaks in it become spaces, so that it cannot add headers. */
  readonly subject: string
  /** Any line breaks; the link contains CRLF. */
  readonly body: string
}

/** A link that opens a prefilled mail (RFC 6068): spaces as `%20`, line breaks as `%0D%0A`, one recipient. */
export function mailtoLink({ to, subject, body }: Mail): string {
  // Some mail programs do not decode an encoded @.
  const recipient = encodeValue(to).replace('%40', '@')
  const lines = cleanLines(body).map(encodeValue).join('%0D%0A')
  return `mailto:${recipient}?subject=${encodeValue(cleanLine(subject))}&body=${lines}`
}
