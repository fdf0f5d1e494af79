import { posix } from 'node:path'
import { bannedPackages, mayImport } from './import-rules.ts'
import { readImports } from './read-imports.ts'

/** One source file: its path from the top of the repository, with `/`, and its text. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** Returns every import that the rules forbid, each as a sentence. */
export function checkImports(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const room = roomOf(path)
    if (room === null || !(room in mayImport))
      return [`${path}: '${room ?? path}' has no place in the import rules.`]
    return readImports(path, text).flatMap((request) => {
      const complaint = check(path, room, request)
      return complaint === null ? [] : [`${path}: '${request}' ${complaint}.`]
    })
  })
}

/** `src/cart/cart.ts` → `cart`; `routes/index.tsx` → `routes`; null for other files. */
function roomOf(path: string): string | null {
  if (/^src\/shop(?:-look|-checkout)?\.\w+\.ts$/.test(path)) return 'shop'
  return /^(?:src\/([^/]+)|(routes))\//.exec(path)?.slice(1).find(Boolean) ?? null
}

/** The error message for an import, or null. */
function check(path: string, room: string, request: string): string | null {
  if (request.startsWith('.')) return checkRelative(path, room, request)
  if (request.startsWith('#')) return checkAcross(room, request)
  if (bannedPackages[room]?.test(request)) return `has no business in '${room}'`
  return null
}

function checkRelative(path: string, room: string, request: string): string | null {
  const target = posix.join(posix.dirname(path), request)
  // Only the generated route tree imports routes by relative paths.
  if (roomOf(target) !== room) return 'leads out of its room: write #room/file.ts'
  return hasExtension(request) ? null : 'lacks its extension'
}

function checkAcross(room: string, request: string): string | null {
  const isShop = /^#shop(?:\.details\.ts|(?:-look|-checkout)?\.types\.ts)?$/.test(request)
  const target = isShop ? 'shop' : /^#([^/]+)\//.exec(request)?.[1]
  if (target === undefined || request.startsWith('#shop/')) return 'names no room'
  if (target === room) return 'is in the same room: write a relative path'
  if (!mayImport[room]?.includes(target))
    return `is not for '${room}', which may import: ${mayImport[room]?.join(', ') || 'nothing'}`
  return target === 'shop' || hasExtension(request) ? null : 'lacks its extension'
}

function hasExtension(request: string): boolean {
  return /\.[a-z]\w*(\?[\w&]+)?$/.test(request)
}
