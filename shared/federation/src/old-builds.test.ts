import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { removeOld } from './old-builds.ts'

const id = (n: number) => `00000000000${n}`

test('the five newest builds stay, the older ones go with their source maps, and nothing else is touched', async () => {
  const dist = mkdtempSync(path.join(tmpdir(), 'dist-'))
  for (const n of [7, 1, 4, 2, 6, 3, 5]) {
    for (const folder of [id(n), `maps/${id(n)}`]) mkdirSync(path.join(dist, folder), { recursive: true })
    utimesSync(path.join(dist, id(n)), n, n)
  }
  mkdirSync(path.join(dist, 'gallery'))
  await removeOld(dist)
  const left = [3, 4, 5, 6, 7].map(id)
  expect(readdirSync(dist).sort()).toEqual([...left, 'gallery', 'maps'])
  expect(readdirSync(path.join(dist, 'maps')).sort()).toEqual(left)
  rmSync(dist, { recursive: true })
})

test('keeps the maps of a published release after five newer builds', async () => {
  const dist = mkdtempSync(path.join(tmpdir(), 'dist-'))
  for (const n of [1, 2, 3, 4, 5, 6, 7]) {
    for (const folder of [id(n), `maps/${id(n)}`]) mkdirSync(path.join(dist, folder), { recursive: true })
    utimesSync(path.join(dist, id(n)), n, n)
  }
  writeFileSync(path.join(dist, 'maps', id(2), 'published'), '')
  await removeOld(dist)
  const left = [3, 4, 5, 6, 7].map(id)
  expect(readdirSync(dist).sort()).toEqual([...left, 'maps'])
  expect(readdirSync(path.join(dist, 'maps')).sort()).toEqual([id(2), ...left])
  rmSync(dist, { recursive: true })
})
