import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { root } from '../place.ts'
import { fresh } from '../testing/started.ts'
import { copyMaps, forgetMaps, keepMaps } from './kept-maps.ts'

/** No build has this id. */
const release = '0000feedbeef'
const dist = join(root, 'remote-trade/dist')
const [build, maps] = [join(dist, release), join(dist, 'maps', release)]
afterEach(() => {
  for (const folder of [build, maps]) rmSync(folder, { recursive: true, force: true })
})

function built(at: string) {
  for (const folder of [join(at, release), join(at, 'maps', release)]) mkdirSync(folder, { recursive: true })
  writeFileSync(join(at, 'maps', release, 'a.js.map'), '{}')
}

test('marks the maps of a build that is published, and lets one without maps be', async () => {
  const at = fresh('dist')
  built(at)
  await keepMaps(join(at, release), release)
  expect(readdirSync(join(at, 'maps', release))).toEqual(['a.js.map', 'published'])
  const bare = fresh('dist')
  mkdirSync(join(bare, release), { recursive: true })
  await keepMaps(join(bare, release), release)
  expect(readdirSync(bare)).toEqual([release])
})

test('gives the maps of a release that gc took up with the build, or at once where the build is gone', async () => {
  built(dist)
  await keepMaps(build, release)
  await forgetMaps({ unit: 'trade', release })
  expect(readdirSync(maps)).toEqual(['a.js.map'])
  await keepMaps(build, release)
  rmSync(build, { recursive: true })
  await forgetMaps({ unit: 'trade', release })
  expect(existsSync(maps)).toBe(false)
  await forgetMaps({ unit: 'nowhere', release })
})

test('copies the maps of a build to where somebody asks for them', async () => {
  const [at, to] = [fresh('dist'), fresh('maps')]
  built(at)
  const place = await copyMaps(join(at, release), { unit: 'trade', release }, to)
  expect([place, readdirSync(place ?? '')]).toEqual([join(to, 'trade', release), ['a.js.map']])
  expect(await copyMaps(join(at, release), { unit: 'trade', release: 'none' }, to)).toBeUndefined()
})
