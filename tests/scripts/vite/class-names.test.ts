import { expect, test } from 'vitest'
import { shortClassNames } from '../../../scripts/vite/class-names.ts'

test('names are short, unique by file and position, and the same in every build', () => {
  const styled = [
    { hash: '1abc2de0', filePath: 'src/ui/button.css.ts' },
    { hash: '1abc2de1', filePath: 'src/ui/button.css.ts' },
    { hash: '1abc2dea', filePath: 'src/ui/button.css.ts' },
    { hash: '1abc2de10', filePath: 'src/ui/button.css.ts' },
    { hash: 'zz0', filePath: 'src/ui/badge.css.ts' },
  ]
  const names = styled.map(shortClassNames())
  expect(new Set(names).size).toBe(styled.length)
  expect(names).toEqual(styled.map(shortClassNames()))
  for (const name of names) expect(name).toMatch(/^[a-zA-Z]{1,2}_[0-9a-z]{1,2}$/)
})

test('a stylesheet outside src is rejected', () => {
  const nameFor = shortClassNames()
  expect(() => nameFor({ hash: 'a0', filePath: 'lib/x.css.ts' })).toThrow('lib/x.css.ts')
})
