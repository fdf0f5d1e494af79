import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyPublic, hiddenWarnings, watchPublic } from '../../../scripts/pages/copy-public.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'public-'))
  await mkdir(join(folder, 'public/docs'), { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

const copy = () => copyPublic(join(folder, 'public'), join(folder, 'dist'))

test('files and folders are copied, and names that begin with a dot stay out, except .well-known', async () => {
  await mkdir(join(folder, 'public/.well-known'))
  await mkdir(join(folder, 'public/.git'))
  for (const file of [
    'a b.txt',
    '.env',
    'docs/ü.txt',
    'docs/.htpasswd',
    '.git/config',
    '.well-known/security.txt',
  ])
    await writeFile(join(folder, 'public', file), file)
  await copy()
  const hidden = ['.env', '.git', join('docs', '.htpasswd')]
  expect((await hiddenWarnings(join(folder, 'public'))).toSorted()).toEqual(
    hidden.map((name) => `public/${name} is left out: names that begin with a dot are not published.`),
  )
  const copied = await readdir(join(folder, 'dist'), { recursive: true })
  expect(copied.toSorted()).toEqual([
    '.well-known',
    join('.well-known', 'security.txt'),
    'a b.txt',
    'docs',
    join('docs', 'ü.txt'),
  ])
})

test.each([
  ['a file', 'secret.txt'],
  ['a folder', 'secrets'],
])('a link to %s stops the build with its name', async (_what, target) => {
  await mkdir(join(folder, 'secrets'))
  await writeFile(join(folder, 'secret.txt'), 'secret')
  await symlink(join(folder, target), join(folder, 'public/docs/linked'))
  await expect(copy()).rejects.toThrow(/docs\/linked is a link/)
})

test.each(['10%.txt', 'a*b.txt', 'what?.txt', 'a#b.txt', 'a\\b.txt', 'a{b}.txt', 'two\nlines.txt'])(
  'the name %j, which no host can serve, stops the build',
  async (name) => {
    await writeFile(join(folder, 'public', name), '')
    await expect(copy()).rejects.toThrow('needs another name')
  },
)

test('a missing folder has no files', async () => {
  await copyPublic(join(folder, 'none'), join(folder, 'dist'))
  expect(existsSync(join(folder, 'dist'))).toBe(false)
  expect(await hiddenWarnings(join(folder, 'none'))).toEqual([])
})

test('a file that the build replaces is named, but for one whose lines it keeps', async () => {
  const dist = join(folder, 'dist')
  const names = ['robots.txt', 'docs/prices.txt', 'docs/moved.txt', '_redirects']
  for (const name of names) await writeFile(join(folder, 'public', name), 'mine')
  await copy()
  const findReplaced = await watchPublic(dist)
  for (const name of ['robots.txt', '_redirects', 'sitemap.xml'])
    await writeFile(join(dist, name), 'the build’s')
  await rm(join(dist, 'docs/moved.txt'))
  expect((await findReplaced()).toSorted()).toEqual([
    'public/docs/moved.txt is replaced: the build has a file of that name.',
    'public/robots.txt is replaced: the build has a file of that name.',
  ])
})
