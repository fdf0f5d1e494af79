import { expect, test } from 'vitest'
import { countryFault } from '../../../scripts/catalogue/country-fault.ts'

test.each(['IE', 'GB', 'IT', 'US', 'AQ', 'IM', 'JE', 'AX', 'PR', 'IC', 'EA', 'XK'])(
  'the country or territory %s is accepted',
  (code) => {
    expect(countryFault(code)).toBeNull()
  },
)

test.each([
  ['UK', 'UK: write GB'],
  ['FX', 'FX: write FR'],
  ['ie', 'ie is no country, write for example IE'],
  ['*', '* is no country, write for example IE'],
  ['XX', 'XX is no country, write for example IE'],
  ['EL', 'EL is no country, write for example IE'],
  ['EZ', 'EZ is no country, write for example IE'],
  ['QO', 'QO is no country, write for example IE'],
  ['UN', 'UN is no country, write for example IE'],
  ['XA', 'XA is no country, write for example IE'],
  ['ZZ', 'ZZ is no country, write for example IE'],
])('the code %s is refused', (code, fault) => {
  expect(countryFault(code)).toBe(fault)
})

test('for EU the codes of its 27 countries are there to copy', () => {
  const fault = countryFault('EU') ?? ''
  expect(fault).toContain("EU is no country, write 'AT', 'BE', 'BG', ")
  const codes = fault.match(/(?<=')[A-Z]{2}(?=')/g) ?? []
  expect(new Set(codes).size).toBe(27)
  expect(codes.map(countryFault).filter((one) => one !== null)).toEqual([])
})
