import type { SourceFile } from './check-imports.ts'

const sides = '(?:left|right)'

/** What a style must not contain, and why. The theme's own files hold the literal values. */
const rules: readonly { readonly name: string; readonly pattern: RegExp; readonly home?: string }[] = [
  { name: 'stacking order outside z.ts', pattern: /\bzIndex: -?\d/, home: 'src/theme/z.ts' },
  {
    name: 'target size outside target.ts',
    pattern: /(?<![\d.])2\.75rem|\b44px/,
    home: 'src/theme/target.ts',
  },
  {
    name: 'width in pixels outside media.ts',
    pattern: /\((?:min|max)-width: [\d.]+px|\bwidth [<>]=? ?[\d.]+px/,
    home: 'src/theme/media.ts',
  },
  { name: 'physical side', pattern: new RegExp(`(?<![\\w$'-])${sides}: `) },
  { name: 'physical side', pattern: /\b(?:margin|padding|border)(?:Left|Right)\b/ },
  { name: 'physical side', pattern: /\bborder(?:Top|Bottom)(?:Left|Right)Radius\b/ },
  { name: 'physical alignment', pattern: new RegExp(`\\b(?:textAlign|float|clear): '${sides}'`) },
  { name: 'physical direction', pattern: new RegExp(`gradient\\(to ${sides}|anchor\\(${sides}`) },
  // Four values whose second and fourth differ.
  {
    name: 'physical shorthand',
    pattern: /\b(?:inset|margin|padding): ['`]\S+ (\S+) \S+ (?!\1['`])\S+['`]/,
  },
  // They would be the same in every language: `attr(data-label)` has a message.
  { name: 'words in a style', pattern: /\bcontent: .*["'`]["'][^'",]*\p{L}{2}/u },
  { name: 'move without the direction', pattern: /translateX\((?![^`'\n]*\bdirection\b)/ },
]

/** Rules that styles break, each as `path: name: line`. */
export function findStyleFaults(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line))
      .flatMap((line) =>
        rules
          .filter(({ home, pattern }) => home !== path && pattern.test(line))
          .map(({ name }) => `${path}: ${name}: ${line.trim()}`),
      ),
  )
}
