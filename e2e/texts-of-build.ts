import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { loadMessages } from '../scripts/messages/compile-messages.ts'

interface TextFile {
  readonly file: string
  readonly text: string
}

/** Compressed forms of other files, images and fonts. */
const isBinary = /\.(?:br|gz|avif|webp|png|jpe?g|gif|ico|woff2)$/

/** Every file of a build that has text; `skip` matches paths in the folder. */
export async function textFilesIn(folder: string, skip = /^$/): Promise<readonly TextFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => resolve(parentPath, name).slice(folder.length + 1))
    .filter((file) => !isBinary.test(file) && !skip.test(file))
  return Promise.all(
    files.map(async (file) => ({ file, text: await readFile(resolve(folder, file), 'utf8') })),
  )
}

/** Of several words, or Japanese: no name in code has a space, or such letters. */
const isSentence = (text: string) =>
  (text.length > 11 && text.includes(' ')) || /\p{Script=Hiragana}{2}/u.test(text)

/** The messages of a language that are one text, without arguments, and no name that code could have. */
export async function sentencesOf(language: string): Promise<readonly string[]> {
  const rooms = Object.entries<Readonly<Record<string, unknown>>>({ ...(await loadMessages(language)) })
  return rooms.flatMap(([room, texts]) =>
    Object.entries(texts).flatMap(([key, text]) => {
      // The one sentence that the other language says: it offers this one.
      const isOffer = room === 'notices' && key === 'alsoInLanguage'
      return typeof text === 'string' && isSentence(text) && !isOffer ? [text] : []
    }),
  )
}

/** Those that are in none of the others. */
export const without = (texts: readonly string[], others: readonly string[]): string[] =>
  texts.filter((text) => !others.some((other) => other.includes(text)))

/** Those that a file has. */
export const wordsIn = (files: readonly TextFile[], words: readonly string[]): string[] =>
  words.filter((word) => files.some(({ text }) => text.includes(word)))
