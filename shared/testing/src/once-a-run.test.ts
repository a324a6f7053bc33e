import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { once } from './once-a-run.ts'

const folder = mkdtempSync(join(tmpdir(), 'once-'))
beforeAll(() => {
  process.env.GROWN = folder
})
afterAll(() => rmSync(folder, { recursive: true }))

const write = (text: string) => async (into: string) => writeFileSync(join(into, 'text'), text)
const textOf = (made: string) => readFileSync(join(made, 'text'), 'utf8')

test('makes a thing once, and gives the same folder to everybody who asks at the same time', async () => {
  let times = 0
  const make = async (into: string) => {
    times++
    await write('made')(into)
  }
  const all = await Promise.all([1, 2, 3].map(() => once('shared', make)))
  expect([times, new Set(all).size, all.map(textOf)]).toEqual([1, 1, ['made', 'made', 'made']])
})

test('takes over from a process that ended while it made the thing', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  symlinkSync(`${pid}`, join(folder, 'left.maker'))
  expect(textOf(await once('left', write('taken over')))).toBe('taken over')
})

test('says why it cannot be made, and lets the next one try', async () => {
  await expect(once('broken', () => Promise.reject(new Error('no room')))).rejects.toThrow('no room')
  expect(textOf(await once('broken', write('after all')))).toBe('after all')
  expect(readdirSync(folder).filter(name => /\.mak/.test(name))).toEqual([])
})
