import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
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
