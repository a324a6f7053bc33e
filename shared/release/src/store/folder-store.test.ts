import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
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

test('an address of another kind is refused with the kinds that are known', () => {
  expect(() => openStore('ftp://bucket')).toThrow('RELEASE_STORE=file:.data/releases or s3://')
  expect(() => openStore('file:')).toThrow('no known kind')
})
