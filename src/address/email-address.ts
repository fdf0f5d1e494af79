import * as texts from 'virtual:messages/address'
export type EmailCheck =
  | { readonly ok: true; readonly email: string }
  | { readonly ok: false; readonly message: string }

/** Characters an address may have (RFC 5321, 4.5.3.1.3, less the angle brackets). */
const longest = 254
/** Characters before the @ (RFC 5321, 4.5.3.1.1). */
const longestLocal = 64

/** Control and format characters, unassigned ones, halves of surrogate pairs: pasted text contains them. */
const invisible = /\p{C}/u
/** RFC 5322's atext, and letters of any script (RFC 6532). Quoted names are valid, but usually typing errors. */
const local = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
/** One label of a domain, in any script: no hyphen at either end, at most 63 characters. */
const label = /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u

function invalid(message: string): EmailCheck {
  return { ok: false, message }
}

/** As keyboards of other scripts write it, `ada＠example。com`, in plain characters, without blanks around it. */
export const plainEmail = (text: string): string => text.normalize('NFKC').replaceAll('。', '.').trim()

/**
 * Whether mail can be sent to the typed address. Full-width characters count as plain ones, and blanks around it are
 * dropped; plus-addressing and names and domains in any script pass; quoted names, bare hosts and IP addresses do not.
 * The message names the part that is wrong.
 */
export function checkEmail(text: string): EmailCheck {
  const email = plainEmail(text)
  if (email === '') return invalid(texts.emailEmpty)
  if (email.length > longest) return invalid(texts.emailTooLong({ most: longest }))
  if (/\s/u.test(email)) return invalid(texts.emailSpaces)
  if (invisible.test(email)) return invalid(texts.emailInvisible)

  const [name, domain, ...more] = email.split('@')
  if (name === undefined || domain === undefined) {
    return invalid(texts.emailNoAt)
  }
  if (more.length > 0) return invalid(texts.emailManyAts)
  if (name === '') return invalid(texts.emailNoName)
  if (domain === '') return invalid(texts.emailNoDomain)
  if (name.length > longestLocal) return invalid(texts.emailNameTooLong({ most: longestLocal }))
  if (!local.test(name)) return invalid(texts.emailBadName({ name }))

  const labels = domain.split('.')
  if (labels.length < 2) return invalid(texts.emailNoDot)
  // An all-digit ending is an IP address or a typing error, never a domain.
  const isDomain = labels.every((part) => label.test(part)) && !/^\p{N}+$/u.test(labels.at(-1) ?? '')
  if (!isDomain) return invalid(texts.emailBadDomain({ domain }))
  return { ok: true, email }
}
