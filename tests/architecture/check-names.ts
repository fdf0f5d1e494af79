import { basename } from 'node:path'

const vague = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'shared', 'lib'])
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
/** File names that the router defines: `__root.tsx`, `product.$id.tsx`. */
const routeName = /^(__root|[a-z0-9$.-]+)\.tsx$/

/**
 * Returns every name that the naming rules forbid, each as a sentence. Paths start at the top of the repository,
 * with `/`.
 */
export function checkNames(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const complaint = check(path)
    return complaint === null ? [] : [`${path}: ${complaint}.`]
  })
}

function check(path: string): string | null {
  const parts = path.split('/')
  const file = basename(path)
  if (parts.some((part) => vague.has(part.split('.', 1)[0] ?? '')))
    return 'the name says nothing of what it holds'
  if (path.startsWith('routes/')) return routeName.test(file) ? null : 'is no name of a route'
  if (/^index\.[jt]sx?$/.test(file)) return 'a barrel: import the files themselves'
  if (path === 'src/app/routeTree.gen.ts') return null
  return parts.every((part) => kebabCase.test(part)) ? null : 'names are in kebab-case'
}
