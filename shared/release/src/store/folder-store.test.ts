import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, symlinkSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, jest, test } from '@jest/globals'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { folderStore, sweepLeftovers } from './folder-store.ts'
import { storeConformance } from './store.conformance.ts'
import { openStore } from './store.ts'

const folder = temporaryFolder()
let opened = 0
const fresh = () => join(folder, String(opened++))

storeConformance('a folder', () => folderStore(fresh()))

const temporary = '.2f1c7c1e-5a43-4b51-9a35-0d0f2c9a7e11'

test('what a killed writer left behind is no key, and no temporary file stays after a write', async () => {
  const at = fresh()
  mkdirSync(join(at, 'log'), { recursive: true })
  writeFileSync(join(at, 'log', temporary), 'half')
  const store = folderStore(at)
  await store.createIfAbsent('log/1', Buffer.from('whole'))
  expect(await store.listAfter('log/', '')).toEqual(['log/1'])
  expect(readdirSync(join(at, 'log')).sort()).toEqual([temporary, '1'])
})

test('a sweep takes away what killed writers left an hour ago, and nothing that a running one may need', async () => {
  const at = fresh()
  const store = openStore(`file:${at}`)
  expect(await sweepLeftovers(store)).toBe(0)
  await store.createIfAbsent('log/1', Buffer.from('whole'))
  const running = temporary.replace('2f', '3f')
  for (const name of [temporary, running, '.keep']) writeFileSync(join(at, 'log', name), 'half')
  const old = new Date(Date.now() - 3_700_000)
  for (const name of [temporary, '.keep', '1']) utimesSync(join(at, 'log', name), old, old)
  expect(await sweepLeftovers(store)).toBe(1)
  expect(readdirSync(join(at, 'log')).sort()).toEqual([running, '.keep', '1'].sort())
})

test('where nothing can be written, the words say where and why', async () => {
  writeFileSync(join(folder, 'file'), '')
  const written = folderStore(join(folder, 'file')).createIfAbsent('log/1', Buffer.from(''))
  await expect(written).rejects.toThrow(/The store in .*file could not keep log\/1: E.*What is live did not change/)
})

/** The sync of each folder fails, as on a disk that is about to break; those of files succeed. */
async function breakFolders(code: string): Promise<void> {
  const probe = await open('/dev/null')
  const handle: FileHandle = Object.getPrototypeOf(probe)
  await probe.close()
  const { sync } = handle
  jest.spyOn(handle, 'sync').mockImplementation(async function (this: FileHandle) {
    if ((await this.stat()).isDirectory()) throw Object.assign(new Error(`${code}: i/o error, fsync`), { code })
    return sync.call(this)
  })
}
afterEach(() => void jest.restoreAllMocks())

test('says that a decision may be live when only the sync of its folder failed', async () => {
  const at = fresh()
  mkdirSync(join(at, 'decisions'), { recursive: true })
  await breakFolders('EIO')
  const written = folderStore(at).createIfAbsent('decisions/1.json', Buffer.from('x'))
  await expect(written).rejects.toThrow(
    /could not keep decisions\/1\.json: .*could not be synced: EIO.* It may be live: look with "pnpm release status"\.$/,
  )
  expect(readdirSync(join(at, 'decisions'))).toEqual(['1.json'])
})

test.each(['EINVAL', 'EPERM'])('works on a file system that cannot sync folders (%s)', async code => {
  await breakFolders(code)
  expect(await folderStore(fresh()).createIfAbsent('decisions/1.json', Buffer.from('x'))).toBe(true)
})

test('an address of another kind is refused with the kinds that are known', () => {
  expect(() => openStore('ftp://bucket')).toThrow('RELEASE_STORE=file:.data/releases or s3://')
  expect(() => openStore('file:')).toThrow('no known kind')
})

test('links are never followed, to a file or by way of a folder: nothing is read, written or deleted elsewhere', async () => {
  const [at, outside] = [fresh(), fresh()]
  mkdirSync(join(at, 'log'), { recursive: true })
  mkdirSync(outside)
  writeFileSync(join(outside, 'secret'), 'of somebody else')
  symlinkSync(join(outside, 'secret'), join(at, 'log', '1'))
  symlinkSync(outside, join(at, 'out'))
  const store = folderStore(at)
  expect([await store.read('log/1'), await store.read('out/secret')]).toEqual([undefined, undefined])
  await expect(store.createIfAbsent('out/more', Buffer.from('x'))).rejects.toThrow('a symbolic link stands in its way')
  await store.delete('out/secret')
  expect(readdirSync(outside)).toEqual(['secret'])
  expect(await store.createIfAbsent('log/1', Buffer.from('x'))).toBe(false)
  await store.delete('log/1')
  expect([existsSync(join(outside, 'secret')), await store.createIfAbsent('log/1', Buffer.from('x'))]).toEqual([
    true,
    true,
  ])
})

test('a store may stand behind a link itself, and what is no file is not waited for', async () => {
  const [at, link] = [fresh(), fresh()]
  const store = folderStore(link)
  mkdirSync(at)
  symlinkSync(at, link)
  await store.createIfAbsent('log/1', Buffer.from('x'))
  execFileSync('mkfifo', [join(at, 'log', '2')])
  expect([String(Buffer.from((await store.read('log/1')) ?? [])), await store.read('log/2')]).toEqual(['x', undefined])
  expect(await store.strangers()).toEqual(['log/2'])
})

test('a folder under the name of the next file takes that name, and is told of: nobody waits for it to be written', async () => {
  const at = join(folder, 'taken')
  const store = folderStore(at)
  await store.createIfAbsent('log/1.json', Buffer.from('x'))
  mkdirSync(join(at, 'log', '2.json', 'below'), { recursive: true })
  expect(await store.listAfter('log/', '')).toEqual(['log/1.json', 'log/2.json'])
  expect(await store.read('log/2.json')).toBeUndefined()
  expect(await store.createIfAbsent('log/2.json', Buffer.from('x'))).toBe(false)
  expect(await store.strangers()).toEqual(['log/2.json'])
})

test('what is larger than anything of ours is not read', async () => {
  const at = fresh()
  mkdirSync(join(at, 'log'), { recursive: true })
  writeFileSync(join(at, 'log', '1'), '')
  truncateSync(join(at, 'log', '1'), 2 ** 40) // sparse
  expect(await folderStore(at).read('log/1')).toBeUndefined()
})
