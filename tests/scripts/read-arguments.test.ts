import { expect, test } from 'vitest'
import { readArguments } from '../../scripts/read-arguments.ts'
import { runScript } from './run-script.ts'

const commands = {
  'build -- --strict': 'build.ts',
  import: 'import.ts',
  'new-shop': 'new-shop.ts',
  catalogue: 'catalogue.ts',
  serve: 'serve/serve.ts',
  start: 'serve/start.ts',
} as const

test.each(Object.entries(commands))('%s ends at an option that it does not have', async (name, file) => {
  const { isGood, output } = await runScript(file, ['--strick'])
  expect(isGood).toBe(false)
  expect(output).toMatch(/^Unknown option '--strick'\.\n\nnpm (?:run )?/)
  expect(output).toContain(name === 'start' ? 'npm start' : `npm run ${name}`)
  // No stack.
  expect(output).not.toContain('node_modules')
})

const options = { load: { type: 'string' }, strict: { type: 'boolean' } } as const
const read = (...args: string[]) => readArguments('npm run x -- --load NAME --strict', { options, args })

test.each([
  [['--strick'], "Unknown option '--strick'."],
  [['strict'], "Unexpected argument 'strict'. This command does not take positional arguments."],
  [['--strict=yes'], "Option '--strict' does not take an argument."],
  [['--load'], "Option '--load <value>' argument missing."],
])('%j is refused, with how the command is used', (args, sentence) => {
  expect(() => read(...args)).toThrow(`${sentence}\n\nnpm run x -- --load NAME --strict`)
})

test('an option that may be beside words is refused without advice on names of files', () => {
  expect(() => readArguments('usage', { options, allowPositionals: true, args: ['tea', '-x'] })).toThrow(
    /^Unknown option '-x'\.\n\nusage$/,
  )
})

test.each([['--help'], ['-h']])('%s asks for the usage of every command', (flag) => {
  expect(read(flag).values.help).toBe(true)
})

test.each([
  [commands['new-shop'], ['desk', 'lamps'], "Unexpected argument 'lamps'"],
  [commands.catalogue, ['--load', 'tea', '--update', '-'], '--load and --update'],
  [commands.catalogue, ['--language', 'de'], '--language'],
])('%s %j is refused', async (file, words, sentence) => {
  const { isGood, output } = await runScript(file, words)
  expect(isGood).toBe(false)
  expect(output).toContain(sentence)
})
