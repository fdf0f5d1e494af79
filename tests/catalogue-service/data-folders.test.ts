import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dataFolders, LoadIsRunning } from '#catalogue-service/data-folders.ts'
import { startOf } from '#catalogue-service/is-running.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'folders-'))
})
afterEach(() => rm(root, { recursive: true }))

/** The id of a process that has ended. */
async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  return child.pid ?? 0
}

const ownedBy = (pid: number) => JSON.stringify({ pid, host: hostname() })

test('a folder is the current one only once it is published', async () => {
  const folders = dataFolders(root)
  expect(await folders.current()).toBeNull()
  const first = await folders.create()
  expect(await folders.current()).toBeNull()
  await folders.publish(first)
  expect(await folders.current()).toBe(first)
  await folders.remove(first)
  await folders.tidy()
  expect((await readdir(root)).toSorted()).toEqual(['current', basename(first)])
})

test('a folder that a process reads stays until it is closed, and that of an ended process goes', async () => {
  const folders = dataFolders(root)
  const before = join(root, 'load-1')
  const left = join(root, 'load-2')
  for (const folder of [before, left]) {
    await mkdir(folder)
    await folders.use(folder)
  }
  await writeFile(`${left}.user`, ownedBy(await endedProcess()))
  await folders.publish(await folders.create())
  await folders.tidy()
  const names = await readdir(root)
  expect(names).toEqual(expect.arrayContaining(['load-1', 'load-1.user']))
  expect(names).not.toContain('load-2')
  expect(names).not.toContain('load-2.user')
  await folders.remove(before)
  expect(await readdir(root)).not.toContain('load-1')
})

test('one load at a time: the second is told who runs the first', async () => {
  const folders = dataFolders(root)
  const unlock = await folders.lock()
  expect(await folders.isLoading()).toBe(true)
  await expect(dataFolders(root).lock()).rejects.toThrow(LoadIsRunning)
  await expect(dataFolders(root).lock()).rejects.toThrow(`process ${process.pid} on ${hostname()}`)
  await unlock()
  expect(await folders.isLoading()).toBe(false)
  await (
    await folders.lock()
  )()
})

test.each(['', 'not JSON', 'ended'])('a lock that was left behind (%j) is taken over', async (content) => {
  const lock = join(root, 'load.lock')
  await writeFile(lock, content === 'ended' ? ownedBy(await endedProcess()) : content)
  const folders = dataFolders(root)
  expect(await folders.isLoading()).toBe(false)
  const unlock = await folders.lock()
  expect(JSON.parse(await readFile(lock, 'utf8'))).toEqual({
    pid: process.pid,
    host: hostname(),
    start: startOf(process.pid),
  })
  await unlock()
})

test.skipIf(process.platform !== 'linux')(
  'the lock of a process whose number another one has by now is taken over',
  async () => {
    const owner = { pid: process.pid, host: hostname(), start: '1' }
    await writeFile(join(root, 'load.lock'), JSON.stringify(owner))
    expect(await dataFolders(root).isLoading()).toBe(false)
    const unlock = await dataFolders(root).lock()
    expect(await dataFolders(root).isLoading()).toBe(true)
    await unlock()
  },
)

test('the lock of another machine, which may share the disk, is respected', async () => {
  await writeFile(join(root, 'load.lock'), JSON.stringify({ pid: 1, host: 'another-machine.example' }))
  await expect(dataFolders(root).lock()).rejects.toThrow('another-machine.example')
})

test('noted snapshots only rise', async () => {
  const folders = dataFolders(root)
  expect(await folders.snapshot()).toBe(0)
  for (const number of [5, 3, 9, 8]) await folders.noteSnapshot(number)
  expect(await dataFolders(root).snapshot()).toBe(9)
})
