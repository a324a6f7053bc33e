import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { folderStore } from './folder-store.ts'
import { storeConformance } from './store.conformance.ts'
import { openStore } from './store.ts'

const folder = temporaryFolder()
let opened = 0
const fresh = () => join(folder, String(opened++))

storeConformance('a folder', () => folderStore(fresh()))

test('what a killed writer left behind is no key, and no temporary file stays after a write', async () => {
  const at = fresh()
  mkdirSync(join(at, 'log'), { recursive: true })
  writeFileSync(join(at, 'log', '.4f0c'), 'half')
  const store = folderStore(at)
  await store.createIfAbsent('log/1', Buffer.from('whole'))
  expect(await store.listAfter('log/', '')).toEqual(['log/1'])
  expect(readdirSync(join(at, 'log')).sort()).toEqual(['.4f0c', '1'])
})

test('where nothing can be written, the words say where and why', async () => {
  writeFileSync(join(folder, 'file'), '')
  const written = folderStore(join(folder, 'file')).createIfAbsent('log/1', Buffer.from(''))
  await expect(written).rejects.toThrow(/The store in .*file could not keep log\/1: E.*What is live did not change/)
})

test('an address of another kind is refused with the kind that is known', () => {
  expect(() => openStore('s3://bucket')).toThrow('RELEASE_STORE=file:')
  expect(() => openStore('file:')).toThrow('no known kind')
})
