import {
  parseSync,
  Visitor,
  type Expression,
  type JSXAttributeValue,
  type JSXElement,
  type JSXEmptyExpression,
  type JSXFragment,
} from 'oxc-parser'
import type { SourceFile } from './check-imports.ts'

type Child = JSXElement['children'][number]

const isContent = (child: Child) =>
  child.type === 'JSXText'
    ? child.value.trim() !== '' || !child.value.includes('\n')
    : child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression'

/** `{texts.title}`: a message without arguments, which is a constant. */
const isMessage = (source: string) => /^\{texts\.\w+\}$/.test(source)

/** An expression that may be a text that changes: no literal, no constant message, and without elements of its own. */
function isText(child: Child, source: string): boolean {
  if (child.type !== 'JSXExpressionContainer') return false
  return child.expression.type !== 'Literal' && !isMessage(source) && !/<[A-Za-z>]/.test(source)
}

/** The expressions beside other content of their element, each as `path: {source}`. */
export function textsBesideOthers(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const found: string[] = []
    const check = ({ children }: JSXElement | JSXFragment) => {
      const content = children.filter(isContent)
      if (content.length < 2) return
      for (const child of content) {
        const source = text.slice(child.start, child.end)
        if (isText(child, source)) found.push(`${path}: ${source.replaceAll(/\s+/g, ' ')}`)
      }
    }
    new Visitor({ JSXElement: check, JSXFragment: check }).visit(parseSync(path, text).program)
    return found
  })
}

const spokenAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
])

/** Two letters in a row: a word, unlike '×' or ' (2)'. */
const hasWord = (text: string) => /\p{L}{2}/u.test(text)

/** A literal, or the fixed parts of a template: what code says itself. */
function ownWords(node: Expression | JSXEmptyExpression | JSXAttributeValue | null): string {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : ''
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join(' ')
  if (node?.type === 'JSXExpressionContainer') return ownWords(node.expression)
  return ''
}

/** The words that components draw, name or announce without a message, each as `path: words`. */
export function wordsInCode(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const found: string[] = []
    const note = (words: string) => {
      if (hasWord(words)) found.push(`${path}: ${words.trim()}`)
    }
    const noteContent = ({ children }: JSXElement | JSXFragment) => {
      for (const child of children) {
        // Entities are marks and blanks.
        if (child.type === 'JSXText') note(child.value.replaceAll(/&\w+;/g, ''))
        if (child.type === 'JSXExpressionContainer') note(ownWords(child))
      }
    }
    new Visitor({
      JSXElement: noteContent,
      JSXFragment: noteContent,
      JSXAttribute({ name, value }) {
        if (name.type === 'JSXIdentifier' && spokenAttributes.has(name.name)) note(ownWords(value))
      },
      CallExpression({ callee, arguments: [first] }) {
        if (callee.type !== 'Identifier' || callee.name !== 'announce' || !first) return
        if (first.type !== 'SpreadElement') note(ownWords(first))
      },
    }).visit(parseSync(path, text).program)
    return found
  })
}

/** A comma, a semicolon or a colon with the blank after it, at an end of a text. */
const separator = /^[,;:] |[,;:] $/

/** What joins texts without a message, which has the comma of the language, each as `path: source`. */
export function separatorsInCode(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const found: string[] = []
    const note = ({ start, end }: { start: number; end: number }) =>
      found.push(`${path}: ${text.slice(start, end)}`)
    new Visitor({
      CallExpression(call) {
        const {
          callee,
          arguments: [first],
        } = call
        const isJoin =
          callee.type === 'MemberExpression' &&
          callee.property.type === 'Identifier' &&
          callee.property.name === 'join'
        if (isJoin && first?.type === 'Literal' && separator.test(String(first.value))) note(call)
      },
      TemplateLiteral(template) {
        if (template.quasis.some(({ value }) => separator.test(value.cooked ?? ''))) note(template)
      },
    }).visit(parseSync(path, text).program)
    return found
  })
}
