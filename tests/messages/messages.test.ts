import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSources } from '../architecture/source-files.ts'
import { checkFile, checkMessages, type Messages } from '../../scripts/messages/check-messages.ts'
import { loadMessages, messageTypes } from '../../scripts/messages/compile-messages.ts'
import { offerWarnings, untranslatedWarnings } from '../../scripts/messages/message-warnings.ts'
import { isolateArguments } from '../../scripts/messages/isolate-arguments.ts'
import { pseudoMessages } from '../../scripts/messages/pseudo-language.ts'
import { readEnglish, readMessages } from '../../scripts/messages/read-messages.ts'
import { paths } from '../../scripts/paths.ts'
import { inFull, shortened } from '#catalogue/import/record-warnings.ts'

const folder = resolve(paths.root, 'src/messages')

const english: Messages = {
  cart: {
    title: 'Cart',
    items: '{count, plural, one {# item} other {# items}} of {shop}',
    terms: 'Read <link>our terms</link>.',
    open: '{state, select, yes {open} other {closed}}',
  },
}

/** The complaint about a German file that has one message different from the English ones. */
function complaintAbout(key: string, message: string): string {
  const messages = checkFile('de.json', { cart: { ...english['cart'], [key]: message } })
  try {
    checkMessages('de.json', messages, 'de', english)
  } catch (error) {
    return String(error)
  }
  return ''
}

test('every message file of the shop is whole and correct', async () => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json'))
  expect(files).toContain('en.json')
  for (const file of files) {
    const language = file.replace('.json', '')
    expect(await readMessages(language)).toMatchObject({ language, warnings: [] })
  }
})

test('the generated types are those of the English file', async () => {
  expect(await readFile(resolve(folder, 'messages.gen.d.ts'), 'utf8')).toBe(messageTypes(await readEnglish()))
})

test('no message is unused', async () => {
  const sources = [...readSources('src'), ...readSources('routes'), ...readSources('scripts')]
  const unused = Object.entries(await readEnglish()).flatMap(([room, texts]) => {
    const users = sources.filter(
      ({ text }) =>
        text.includes(`'virtual:messages/${room}'`) ||
        text.includes(`MessageRooms['${room}']`) ||
        text.includes(`loadMessages(`),
    )
    return Object.keys(texts)
      .filter(
        (key) =>
          !users.some(({ text }) =>
            new RegExp(String.raw`\btexts\s*\.${key}\b|\b${room}\.${key}\b`).test(text),
          ),
      )
      .map((key) => `${room}.${key}`)
  })
  expect(unused).toEqual([])
})

test('an Arabic noun after a two has a form of its own', async () => {
  const text = await readFile(resolve(folder, 'ar.json'), 'utf8')
  const twice = text.matchAll(/\bone \{((?:[^{}]|\{[^{}]*\})*)\} two \{\1\}/g)
  expect([...twice].flatMap(([, noun = '']) => (/\p{L}/u.test(noun) ? [noun] : []))).toEqual([])
})

test('Spanish names a saving in one form, on a shared picture and on a product', async () => {
  const { social, product } = await loadMessages('es')
  expect(social.save({ amount: '5 €' })).toBe(product.save({ saving: '5 €' }))
})

describe('a build stops with one sentence that names file and key', () => {
  test.each([
    ['title', '{count', 'de.json: cart.title is no ICU message: Unexpected message end at line 1 col 7.'],
    ['title', 'Korb {name}', 'de.json: cart.title has {name}, unlike the English message.'],
    ['title', '<b>Korb</b>', 'de.json: cart.title has <b>, unlike the English message.'],
    ['terms', '<link>Lesen', 'de.json: cart.terms does not close <link>.'],
    ['terms', 'Lesen', 'de.json: cart.terms lacks <link>, which is in the English message.'],
    [
      'items',
      '{count, plural, one {#} other {#}}',
      'de.json: cart.items lacks {shop}, which is in the English message.',
    ],
    [
      'items',
      '{count, plural, other {#}} {shop}',
      'de.json: cart.items has no plural “one” for {count}: copy “other” into “one”, if it is the same.',
    ],
    [
      'items',
      '{count, plural, one {#} many {#} other {#}} {shop}',
      'de.json: cart.items has a plural “many” for {count}: delete it, since the language has one, other.',
    ],
    [
      'items',
      '{count, plural, one {#} other {#}} {shop, plural, one {Laden} other {Läden}}',
      'de.json: cart.items chooses a plural by {shop}, unlike the English message: it may be “1.000”.',
    ],
    ['open', '{state, select, yes {offen}}', 'de.json: cart.open has no case “other” for {state}.'],
    [
      'open',
      '{state, select, ja {offen} other {zu}}',
      'de.json: cart.open has the case “ja” for {state}, unlike the English message.',
    ],
    [
      'title',
      '{count, number}',
      'de.json: cart.title formats {count} itself: pass it formatted, as src/messages/format.ts does, and write {count}.',
    ],
    ['more', 'Mehr', 'de.json: cart.more is not a key of src/messages/en.json.'],
  ])('%s: %s', (key, message, sentence) => {
    expect(complaintAbout(key, message)).toBe(`ConfigurationError: ${sentence}`)
  })

  test.each([
    [['items'], 'cart.items is missing'],
    [['items', 'terms', 'open'], 'cart.items, cart.terms, cart.open are missing'],
  ])('missing keys: %j', (keys, fault) => {
    const whole = Object.entries(english['cart'] ?? {})
    const cart = Object.fromEntries(whole.filter(([key]) => !keys.includes(key)))
    expect(() => checkMessages('de.json', { cart }, 'de', english)).toThrow(`de.json: ${fault}.`)
  })

  test('all wrong messages at once', () => {
    const cart = { ...english['cart'], items: '{count, plural, other {#}} {shop}', title: 'Korb {name}' }
    expect(() => checkMessages('de.json', { cart }, 'de', english)).toThrow(
      /^de\.json: cart\.title has .*\.\nde\.json: cart\.items has no plural .*\.$/,
    )
  })

  test.each([
    [null, 'the file must be an object of rooms'],
    [{ cart: { title: 1 } }, 'cart.title must be text'],
    [{ cart: { 'my-title': 'x' } }, 'cart.my-title must be a name in camelCase'],
  ])('a file with %j', (content, fault) => {
    expect(() => checkFile('de.json', content)).toThrow(`de.json: ${fault}.`)
  })
})

describe('the language', () => {
  test('follows the locale, without its region where there is no file for it', async () => {
    expect(await readMessages('de-AT')).toMatchObject({ language: 'de', locale: 'de-AT', warnings: [] })
  })

  test('is English, with a warning, where there is no file', async () => {
    const { language, locale, warnings } = await readMessages('cy-GB')
    expect([language, locale]).toEqual(['en', 'en-US'])
    expect(warnings).toEqual([
      'There are no messages for cy-GB: src/messages/cy.json is missing. The texts are English.',
    ])
  })

  test('without a file is missing one in the folder of the shop', async () => {
    const { warnings } = await readMessages('cy-GB', resolve(paths.root, 'src/catalogues/tea'))
    expect(warnings).toEqual([
      'There are no messages for cy-GB: src/catalogues/tea/messages.cy.json is missing. The texts are English.',
    ])
  })

  test('that nobody has named correctly is refused', async () => {
    await expect(readMessages('en-US', undefined, 'german language')).rejects.toThrow(
      "SHOP_LANGUAGE is no language: 'german language'. Name one as de, pt-BR or pseudo.",
    )
  })

  test('an owner’s file replaces single messages, and may bring a whole language', async () => {
    const own = await mkdtemp(resolve(tmpdir(), 'messages-'))
    try {
      await writeFile(resolve(own, 'messages.de.json'), '{ "cart": { "checkout": "Jetzt kaufen" } }')
      await copyFile(resolve(folder, 'en.json'), resolve(own, 'messages.he.json'))
      const { checkout, total } = (await loadMessages('de', own)).cart
      expect([checkout, total]).toEqual(['Jetzt kaufen', 'Summe:'])
      const ofHebrew = await readMessages('he-IL', own)
      expect(ofHebrew).toMatchObject({ language: 'he', direction: 'rtl' })
      expect(shortened(ofHebrew.warnings)).toEqual([
        expect.stringMatching(
          /messages\.he\.json: \d+ of \d+ texts are still English: contact\.heading, .* and \d+ more\.$/,
        ),
      ])
      expect((await readMessages('de', own)).warnings).toEqual([])
      await writeFile(resolve(own, 'messages.de.json'), '{ "cart": { "chekout": "Jetzt kaufen" } }')
      await expect(readMessages('de', own)).rejects.toThrow('messages.de.json: cart.chekout is not a key')
      await writeFile(resolve(own, 'messages.de.json'), '\uFEFF{ "cart": {\n  "checkout": Kaufen } }')
      await expect(readMessages('de', own)).rejects.toThrow(
        "messages.de.json is no JSON: Unexpected token 'K' (line 2, column 15).",
      )
    } finally {
      await rm(own, { recursive: true })
    }
  })

  test('an owner’s language may leave out what the performance panel says', async () => {
    const own = await mkdtemp(resolve(tmpdir(), 'messages-'))
    try {
      const { lab, ...others } = await readEnglish()
      await writeFile(resolve(own, 'messages.nl.json'), JSON.stringify(others))
      const { messages, warnings } = await readMessages('nl-NL', own)
      expect(messages['lab']).toEqual(lab)
      expect(inFull(warnings).join()).not.toContain('lab.')
      await writeFile(resolve(own, 'messages.nl.json'), JSON.stringify({ ...others, cart: {} }))
      await expect(readMessages('nl-NL', own)).rejects.toThrow('cart.checkout')
    } finally {
      await rm(own, { recursive: true })
    }
  })

  test.each(['it', 'ru', 'cy', 'ko'])('a copy of the English texts is one to start with: %s', async (tag) => {
    const own = await mkdtemp(resolve(tmpdir(), 'messages-'))
    try {
      await copyFile(resolve(folder, 'en.json'), resolve(own, `messages.${tag}.json`))
      const { cart } = await loadMessages(tag, own)
      const texts = [0, 1, 2, 21].map((count) => cart.itemsInCart({ count }))
      expect(texts).toEqual([
        'the cart is empty',
        '1 item in the cart',
        '2 items in the cart',
        '21 items in the cart',
      ])
    } finally {
      await rm(own, { recursive: true })
    }
  })

  test('an owner’s file of a region has only what differs from the language', async () => {
    const own = await mkdtemp(resolve(tmpdir(), 'messages-'))
    try {
      await writeFile(
        resolve(own, 'messages.de.json'),
        '{ "cart": { "checkout": "Kaufen", "total": "Gesamt:" } }',
      )
      await writeFile(resolve(own, 'messages.de-AT.json'), '{ "cart": { "checkout": "Zur Kassa" } }')
      const { checkout, total, empty } = (await loadMessages('de-AT', own)).cart
      expect([checkout, total]).toEqual(['Zur Kassa', 'Gesamt:'])
      expect(empty).toBe('Ihr Warenkorb ist leer')
      expect((await readMessages('de-AT', own)).warnings).toEqual([])
    } finally {
      await rm(own, { recursive: true })
    }
  })
})

describe('a warning', () => {
  const italian = {
    title: 'Carrello',
    items: '{count, plural, one {# voce} many {# voci} other {# voci}} di {shop}',
    terms: 'Leggi <link>i termini</link>.',
    open: '{state, select, yes {aperto} other {chiuso}}',
  }

  /** Of a file that has some of the English texts. */
  const warningsOf = (keys: readonly string[], others: readonly Messages[] = []) => {
    const same = Object.entries(english['cart'] ?? {}).filter(([key]) => keys.includes(key))
    const cart = { ...italian, ...Object.fromEntries(same) }
    return untranslatedWarnings('it.json', { cart }, { english, others })
  }

  test.each([
    [['terms'], 'it.json: 1 of 4 texts are still English: cart.terms.'],
    [['title', 'open'], 'it.json: 2 of 4 texts are still English: cart.title, cart.open.'],
  ])('names all texts that are still English: %j', (keys, sentence) => {
    expect(warningsOf(keys)).toEqual([sentence])
  })

  test('leaves out a single word, which may be the same in the language', () => {
    expect(warningsOf(['title'])).toEqual([])
  })

  test('leaves out the names of keys, files and products', async () => {
    const all = await readEnglish()
    const { meeting, order, shortcuts } = all
    const same = {
      meeting: { download: meeting?.['download'] ?? '' },
      order: { openWhatsApp: order?.['openWhatsApp'] ?? '' },
      shortcuts: Object.fromEntries(
        ['homeEnd', 'pageKeys', 'ctrlHomeEnd'].map((key) => [key, shortcuts?.[key] ?? '']),
      ),
    }
    expect(untranslatedWarnings('nl.json', same, { english: all, others: [] })).toEqual([])
  })

  test('leaves out what another translation of the shop has in English, too', () => {
    expect(warningsOf(['terms', 'open'], [english])).toEqual([])
  })

  test('has the keys of all texts in its whole form', async () => {
    const all = await readEnglish()
    const [warning = ''] = untranslatedWarnings('it.json', all, { english: all, others: [] })
    expect(shortened([warning])[0]).toMatch(/^it\.json: \d+ of \d+ .* and \d+ more\.$/)
    expect(inFull([warning])[0]).toContain('order.goods')
  })

  test.each([
    ['it', 'Questo negozio è anche in inglese.', 'names “inglese”. It offers .*: name “italiano”.$'],
    ['ja', '英語でもご覧いただけます。', 'names “英語”. It offers .*: name “日本語”.$'],
  ])('says that the offer of a language names English: %s', (language, alsoInLanguage, sentence) => {
    expect(offerWarnings('it.json', { notices: { alsoInLanguage } }, language)).toEqual([
      expect.stringMatching(`^it.json: notices.alsoInLanguage ${sentence}`),
    ])
  })

  test('says nothing of an offer in the words of its language', () => {
    const alsoInLanguage = 'Questo negozio è anche in italiano.'
    expect(offerWarnings('it.json', { notices: { alsoInLanguage } }, 'it')).toEqual([])
  })
})

test('the pseudo-language marks every word, and keeps arguments, tags and plurals', () => {
  const { cart } = pseudoMessages(english)
  expect(cart).toEqual({
    title: '[Çárt]',
    items: '[{count, plural, one {# ítém} other {# ítéms}} óf {shop}]',
    terms: '[Réád <link>óúr térms</link>.]',
    open: '[{state, select, yes {ópéñ} other {çlóséd}}]',
  })
  expect(checkFile('pseudo.json', { cart })).toEqual({ cart })
})

test('from right to left each argument has a direction of its own', async () => {
  expect(isolateArguments(english)['cart']).toEqual({
    ...english['cart'],
    items: '{count, plural, one {# item} other {# items}} of \u2068{shop}\u2069',
  })
  const [arabic, german] = await Promise.all([loadMessages('ar'), loadMessages('de')])
  // Of nested isolates alone the outer one would be left to right.
  const list = arabic.ui.listed({ list: 'السعر', next: 'التقييم' })
  expect(list).toBe('\u200F\u2068السعر\u2069، \u2068التقييم\u2069')
  expect(arabic.social.save({ amount: '$80.00' })).toBe('وفّر \u2068$80.00\u2069')
  expect(german.social.save({ amount: '$80.00' })).toBe('SIE SPAREN $80.00')
})
