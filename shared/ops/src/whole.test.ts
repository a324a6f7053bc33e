import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { isWhole, markWhole } from './whole.ts'

test('takes a built page while every file is there as it was marked, and none that a power cut left empty or unmarked', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'page-'))
  for (const name of ['main.js', 'main.css']) writeFileSync(path.join(folder, name), name)
  const found = [await isWhole(path.join(folder, 'none')), await isWhole(folder)]
  await markWhole(folder)
  expect([...found, await isWhole(folder)]).toEqual([false, false, true])
  truncateSync(path.join(folder, 'main.css'), 0)
  expect(await isWhole(folder)).toBe(false)
  await markWhole(folder)
  truncateSync(path.join(folder, 'whole.json'), 0)
  expect(await isWhole(folder)).toBe(false)
  rmSync(folder, { recursive: true })
})
