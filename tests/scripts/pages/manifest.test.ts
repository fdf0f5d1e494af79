import { describe, expect, it } from 'vitest'
import { chunkNamed, filesOf } from '../../../scripts/pages/manifest.ts'

const chunk = (file: string, imports: string[] = [], css: string[] = []) => ({
  file,
  imports,
  css,
  dynamicImports: [],
})

const manifest = {
  'src/app/index.html': chunk('entry.js', ['_react.js'], ['entry.css']),
  '_react.js': chunk('react.js'),
  // Circular, as rolldown writes it for modules that were hoisted into the entry.
  '_card.js': chunk('card.js', ['_money.js', 'src/app/index.html', '_react.js'], ['card.css']),
  '_money.js': chunk('money.js'),
  'routes/index.tsx?tsr-split=component': chunk('home.js', ['_card.js'], ['home.css']),
  'routes/index.tsx?tsr-split=errorComponent': chunk('home-error.js'),
}

describe('filesOf', () => {
  it('follows all imports, and returns each file once', () => {
    const { scripts, styles } = filesOf(manifest, [
      'src/app/index.html',
      'routes/index.tsx?tsr-split=component',
    ])
    expect(scripts.toSorted()).toEqual(['card.js', 'entry.js', 'home.js', 'money.js', 'react.js'])
    expect(styles.toSorted()).toEqual(['card.css', 'entry.css', 'home.css'])
  })

  it('throws for a source that was not built', () => {
    expect(() => filesOf(manifest, ['src/app/gone.html'])).toThrow(
      "Nothing was built of 'src/app/gone.html'.",
    )
  })
})

describe('chunkNamed', () => {
  it('returns the script with that name, not its stylesheet', () => {
    const built = {
      ...manifest,
      '_shop.css': { ...chunk('shop.css'), name: 'shop' },
      '_shop.js': { ...chunk('shop.js'), name: 'shop' },
    }
    expect(chunkNamed(built, 'shop')).toBe('_shop.js')
    expect(() => chunkNamed(manifest, 'shop')).toThrow("There is no chunk called 'shop'.")
  })
})
