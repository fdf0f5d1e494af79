import { describe, expect, it } from 'vitest'
import { parsePort } from '../../../scripts/serve/port.ts'

describe('parsePort', () => {
  it.each([
    [undefined, 4173],
    ['', 4173],
    [' ', 4173],
    ['0', 0],
    ['8080', 8080],
    [' 8080 ', 8080],
    ['65535', 65_535],
  ])('reads %j as %i', (text, port) => {
    expect(parsePort(text, 4173)).toBe(port)
  })

  it.each(['65536', '-1', '80.5', '1e3', '0x50', 'http', '80 80', 'NaN', 'Infinity'])(
    'rejects %j',
    (text) => {
      expect(() => parsePort(text, 4173)).toThrow(`'${text}'`)
    },
  )
})
