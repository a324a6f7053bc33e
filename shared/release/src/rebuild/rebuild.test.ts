import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { readBuiltRelease } from '../built-release.ts'
import type { Told } from '../origin/origin.ts'
import { publish } from '../publish.ts'
import { at, driverOf, fresh } from '../testing/started.ts'
import { rebuild } from './rebuild.ts'

const source = {
  ...{ commit: '0'.repeat(40), branch: null, dirty: false, subject: 'x', author: 'ann' },
  committed: at.toISOString(),
}

/** Why a release of which this was told is not built again. */
async function refusal(told: Told | undefined, repository: string): Promise<string> {
  const { store, keys, build } = driverOf(fresh('store'))
  const built = await readBuiltRelease(await build('trade', '1.0.0'))
  const { unit, release } = await publish(store, keys, built, at, told)
  return rebuild(store, keys, [{ unit, release }], repository).then(() => 'built', String)
}

test('what names no commit that could be built is refused with the reason, before anything is brought', async () => {
  const nowhere = fresh('nowhere')
  expect(await refusal(undefined, nowhere)).toMatch(/trade@\w+ cannot be built again: nothing tells of which commit/)
  expect(await refusal({ by: 'ann', source: null }, nowhere)).toContain('it was published from no repository')
  expect(await refusal({ by: 'ann', source: { ...source, dirty: true } }, nowhere)).toContain(
    'from a tree with changes that commit 0000',
  )
})

test('a repository that is none, or does not hold the commit, is said; nothing of it is left behind', async () => {
  const [usual, place] = [process.env.TMPDIR, fresh('temporary')]
  mkdirSync(place)
  process.env.TMPDIR = place
  const folder = fresh('repository')
  expect(await refusal({ by: 'ann', source }, folder)).toMatch(/repository-\d+ cannot be cloned: fatal/)
  mkdirSync(folder)
  writeFileSync(join(folder, 'a'), '')
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { stdio: 'pipe' })
  git('init', '--quiet')
  git('add', '.')
  git('-c', 'user.name=ann', '-c', 'user.email=ann@tarn.example', 'commit', '--quiet', '-m', 'x')
  expect(await refusal({ by: 'ann', source }, folder)).toMatch(/Commit 0{40} is not in .*[\s\S]*--from REPOSITORY/)
  expect(readdirSync(place)).toEqual([])
  if (usual === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = usual
})
