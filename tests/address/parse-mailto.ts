/** Parses a mailto link as RFC 6068 defines it; URLSearchParams would decode a plus as a blank. */
export function parseMailto(link: string): { to: string; fields: [string, string][] } {
  const match = /^mailto:([^?#]*)\?([^?#]*)$/.exec(link)
  if (!match) throw new Error(`Not a mailto link: ${link}`)
  const [, to = '', query = ''] = match
  if (to.includes(',')) throw new Error('More than one recipient')
  const fields = query.split('&').map((field): [string, string] => {
    const [name = '', value = '', ...more] = field.split('=')
    if (more.length > 0) throw new Error(`A bare = in ${field}`)
    return [decodeURIComponent(name), decodeURIComponent(value)]
  })
  return { to: decodeURIComponent(to), fields }
}
