import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { root } from './run.ts'

const readme = readFileSync(`${root}README.md`, 'utf8')
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Record<string, string> }
const commands = readFileSync(`${root}docs/commands.md`, 'utf8')
const contributing = readFileSync(`${root}CONTRIBUTING.md`, 'utf8')
const named = [
  ...new Set([...`${readme}${commands}${contributing}`.matchAll(/`pnpm ([a-z]+)/g)].flatMap(([, name]) => name ?? [])),
]

test('every command that README, CONTRIBUTING and the page of commands name exists', () => {
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(name => !(name in scripts))).toEqual([])
})

test('every script of package.json is documented there', () => {
  const npm = ['start', 'test', 'test:all']
  expect(Object.keys(scripts).filter(name => !npm.includes(name) && !named.includes(name))).toEqual([])
})

test('its first two commands need nothing installed: they run the set-up', () => {
  expect(readme.indexOf('npm start')).toBeLessThan(readme.indexOf('npm test'))
  expect([scripts.start, scripts.test]).toEqual([
    'node shared/tools/src/set-up.mjs start',
    'node shared/tools/src/set-up.mjs test',
  ])
})

test('they first say what is done, and that it takes some minutes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'set-up-'))
  writeFileSync(join(folder, 'npx'), '#!/bin/sh\necho installing\nexit 7\n', { mode: 0o755 }) // no network is asked
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` }
  const { status, stdout } = spawnSync(process.execPath, ['shared/tools/src/set-up.mjs', 'start'], { cwd: root, env })
  rmSync(folder, { recursive: true })
  expect([status, stdout.toString()]).toEqual([7, expect.stringMatching(/^First .* some minutes\.\ninstalling\n$/)])
})

test('installing holds the packages against the Node that they will run under, not against the one that began it', () => {
  const workspace = readFileSync(`${root}pnpm-workspace.yaml`, 'utf8')
  const pinned = /^ {2}node: (\d+\.\d+\.\d+)$/m.exec(workspace)?.[1]
  expect(/^nodeVersion: (.*)$/m.exec(workspace)?.[1]).toBe(pinned ?? 'none')
})

test.each([
  ['release'],
  ['release', 'publish'],
  ['release', 'promote'],
  ['release', 'rollback'],
  ['release', 'remove'],
  ['release', 'status'],
  ['release', 'history'],
  ['release', 'verify'],
  ['release', 'gc'],
  ['release', 'keys'],
  ['release', 'override'],
  ['release', 'preview'],
  ['release', 'ops'],
  ['sandbox'],
  ['operator'],
  ['contract'],
  ['conform'],
])('pnpm %s %s explains itself', (...words) => {
  const [script = '', ...rest] = words
  const [, ...command] = scripts[script]?.split(' ') ?? []
  const { status, stdout } = spawnSync(process.execPath, [...command, ...rest, '--help'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect([status, stdout.includes('pnpm')]).toEqual([0, true])
})
