import { parseSync, Visitor, type JSXElement, type JSXFragment } from 'oxc-parser'
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
