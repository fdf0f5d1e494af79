import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkEmail, plainEmail } from '#address/email-address.ts'

function messageFor(text: string): string {
  const check = checkEmail(text)
  return check.ok ? 'accepted' : check.message
}

describe('an accepted address', () => {
  test.each([
    'ada@example.com',
    'a@b.co',
    'ada.lovelace+parcel@mail.example.co.uk',
    "o'brien@example.com",
    'x_y-z=1@example.com',
    '1234567890@example.com',
    'ada@3com.com',
    'ada@xn--bcher-kva.example',
    'jürgen@bücher.example',
    '山田@例え.テスト',
    'अजय@डाटा.भारत',
    `${'a'.repeat(64)}@example.com`,
    `a@${'b'.repeat(63)}.com`,
  ])('%s', (email) => {
    expect(checkEmail(email)).toEqual({ ok: true, email })
  })

  test('is trimmed', () => {
    expect(checkEmail('  ada@example.com\n')).toEqual({ ok: true, email: 'ada@example.com' })
  })

  test.each(['ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ', '　ada＠example。com　', 'ada＠ｅｘａｍｐｌｅ｡com'])(
    'is in plain characters where it was typed in full-width ones: %s',
    (text) => {
      expect(checkEmail(text)).toEqual({ ok: true, email: 'ada@example.com' })
    },
  )

  test('may have 254 characters', () => {
    const email = `${'a'.repeat(60)}@${`${'b'.repeat(60)}.`.repeat(3)}${'c'.repeat(10)}`
    expect(email).toHaveLength(254)
    expect(checkEmail(email).ok).toBe(true)
    expect(messageFor(`x${email}`)).toMatch('too long')
  })
})

describe('a rejected address has a message of its own:', () => {
  test.each([
    ['', 'Enter your email address.'],
    ['  \t\n ', 'Enter your email address.'],
    ['ada', 'An email address needs an @, as in name@example.com.'],
    ['ada@home@example.com', 'An email address has only one @. Enter a single address.'],
    ['ada@example.com@', 'An email address has only one @. Enter a single address.'],
    ['@example.com', 'Enter the part before the @, as in name@example.com.'],
    ['ada@', 'Enter the part after the @, as in name@example.com.'],
    ['@', 'Enter the part before the @, as in name@example.com.'],
    ['ada @example.com', 'An email address has no spaces in it.'],
    ['ada@exa mple.com', 'An email address has no spaces in it.'],
    ['ada@example.com\nbcc:eve@example.com', 'An email address has no spaces in it.'],
    ['ada@example.com\u0000', 'There is an invisible character in this address. Type it anew.'],
    ['ada\u202E@example.com', 'There is an invisible character in this address. Type it anew.'],
    ['ada\uD83D@example.com', 'There is an invisible character in this address. Type it anew.'],
    ['ada@localhost', 'The part after the @ needs a dot, as in example.com.'],
    ['x'.repeat(1000), 'This email address is too long: 254 characters are the most.'],
    [`${'x'.repeat(988)}@example.com`, 'This email address is too long: 254 characters are the most.'],
    [`${'a'.repeat(65)}@example.com`, 'The part before the @ is too long: 64 characters are the most.'],
  ])('%j', (text, message) => {
    expect(messageFor(text)).toBe(message)
  })

  test.each(['.ada', 'ada.', 'a..b', 'ada<x>', '"ada"', 'a,b', 'a;b', 'a:b', 'a\\b', '(ada)', 'a[b]'])(
    'the name %s is rejected with a message that quotes it',
    (name) => {
      expect(messageFor(`${name}@example.com`)).toBe(
        `Check the part before the @: “${name}” is not possible there.`,
      )
    },
  )

  test.each([
    '.com',
    'example.',
    'example..com',
    '-example.com',
    'example-.com',
    'exa_mple.com',
    'example.com?cc=eve',
    '127.0.0.1',
    'example.123',
    'example.com.1',
    '[127.0.0.1]',
    `${'b'.repeat(64)}.com`,
  ])('the domain %s is rejected with a message that quotes it', (domain) => {
    expect(messageFor(`ada@${domain}`)).toBe(`Check the part after the @: “${domain}” is not a domain.`)
  })
})

test('an accepted address has one @, no blanks, and nothing that could add a parameter or a recipient', () => {
  const nearlyAddresses = fc
    .tuple(fc.string({ unit: 'binary', maxLength: 8 }), fc.string({ unit: 'binary', maxLength: 8 }))
    .map(([name, domain]) => `${name}@${domain}.com`)
  const texts = fc.oneof(fc.emailAddress(), nearlyAddresses, fc.string({ unit: 'grapheme' }))
  fc.assert(
    fc.property(texts, (text) => {
      const check = checkEmail(text)
      const plain = plainEmail(text)
      const isPlain = /^[^\s@,;<>"]+@[^\s@,;<>"&?#%/]+$/u.test(plain)
      expect(check.ok ? isPlain && check.email === plain : check.message !== '').toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test.each(['ada@example.co1', 'ada@example.1co', 'ada@123.com'])(
  '%s is accepted, since its top-level domain contains a letter',
  (text) => {
    expect(checkEmail(text).ok).toBe(true)
  },
)

test('every ordinary address is accepted', () => {
  const words = fc.stringMatching(/^[a-z0-9]{1,12}$/)
  const endings = fc.stringMatching(/^[a-z]{2,8}$/)
  fc.assert(
    fc.property(words, words, endings, (name, host, ending) => {
      expect(checkEmail(`${name}+tag@${host}.${ending}`).ok).toBe(true)
    }),
  )
})
