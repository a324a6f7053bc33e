import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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

/** A repository of one commit with these files. @returns the commit */
function commitOf(folder: string, files: Record<string, string>): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { stdio: 'pipe', encoding: 'utf8' })
  git('init', '--quiet')
  git('add', '.')
  git('-c', 'user.name=ann', '-c', 'user.email=ann@tarn.example', 'commit', '--quiet', '-m', 'x')
  return git('rev-parse', 'HEAD').trim()
}

test('a hostile commit is given no password of this machine, and leads nothing of ours through a link of its own', async () => {
  const [folder, outside] = [fresh('repository'), fresh('outside')]
  for (const place of [folder, outside]) mkdirSync(place)
  symlinkSync(outside, join(folder, '.data'))
  const dump = `require('node:fs').appendFileSync(${JSON.stringify(join(outside, 'env'))}, JSON.stringify(process.env))`
  const commit = commitOf(folder, {
    'package.json': JSON.stringify({ packageManager: './pm' }),
    'pm/package.json': JSON.stringify({ name: 'pm', version: '1.0.0', bin: 'pm.cjs' }),
    'pm/pm.cjs': `#!/usr/bin/env node\n${dump}`,
    'shared/federation/src/main.ts': `import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)\n${dump}`,
  })
  process.env.AWS_SECRET_ACCESS_KEY = 'planted-secret'
  const said = await refusal({ by: 'ann', source: { ...source, commit } }, folder)
  delete process.env.AWS_SECRET_ACCESS_KEY
  expect(said).toContain('Error') // it names no folder of a build
  const dumped = readFileSync(join(outside, 'env'), 'utf8')
  expect([dumped.split('PATH').length > 2, dumped.includes('planted-secret')]).toEqual([true, false])
  expect(readdirSync(outside)).toEqual(['env'])
}, 60_000)

test('a repository that is none, or does not hold the commit, is said; nothing of it is left behind', async () => {
  const [usual, place] = [process.env.TMPDIR, fresh('temporary')]
  mkdirSync(place)
  process.env.TMPDIR = place
  const folder = fresh('repository')
  expect(await refusal({ by: 'ann', source }, folder)).toMatch(/repository-\d+ cannot be cloned: fatal/)
  commitOf(folder, { a: '' })
  expect(await refusal({ by: 'ann', source }, folder)).toMatch(
    /was made of a commit that .* does not hold: 0{12}: x \(ann, 2026-11-21\), published by ann\n.*--from REPOSITORY$/,
  )
  const elsewhere = { ...source, repository: 'https://git.example/acme/loyalty.git' }
  expect(await refusal({ by: 'ann', source: elsewhere, brought: true }, folder)).toMatch(
    /\n {2}It came from (\S+): pnpm release rebuild trade@\w{12} --from \1$/,
  )
  expect(readdirSync(place)).toEqual([])
  if (usual === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = usual
})
