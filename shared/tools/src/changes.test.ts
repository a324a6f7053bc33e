import { execFileSync } from 'node:child_process'
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { changedSince, lastRelease, startOf } from './changes.ts'

let folder: string
const git = (...words: string[]) => execFileSync('git', ['-C', folder, ...words], { encoding: 'utf8' }).trim()
const commit = (why: string) => {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@localhost']
  git(...who, 'commit', '--quiet', '--allow-empty', '--message', why)
  return git('rev-parse', 'HEAD')
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changes-'))
  git('init', '--quiet', '--initial-branch', 'main')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('returns the commit before HEAD on main, and undefined at the first commit', () => {
  const first = commit('first')
  expect(lastRelease(folder)).toBeUndefined()
  commit('second')
  expect(lastRelease(folder)).toBe(first)
})

test('returns the commit where a branch left main', () => {
  const first = commit('first')
  git('switch', '--quiet', '--create', 'work')
  commit('second')
  commit('third')
  expect(lastRelease(folder)).toBe(first)
})

test('returns the last tag, and the commit before it when HEAD is that tag', () => {
  const first = commit('first')
  const second = commit('second')
  git('tag', 'v1')
  expect(lastRelease(folder)).toBe(first)
  commit('third')
  commit('fourth')
  expect(lastRelease(folder)).toBe(second)
})

test('returns undefined in a clone of one branch other than main', () => {
  commit('first')
  git('branch', '--move', 'work')
  commit('second')
  expect([lastRelease(folder), startOf('main', folder)]).toEqual([undefined, undefined])
})

test('lists new and deleted files, and a moved file under both names, in any letters', () => {
  const put = (name: string, text: string) => writeFileSync(join(folder, name), text)
  for (const name of ['moved.ts', 'gone.ts', 'same.ts'])
    put(name, `${name}, a text that is long enough to be known again`)
  git('add', '.')
  const base = commit('first')
  git('branch', 'moved.ts') // a name of a file is no commit
  renameSync(join(folder, 'moved.ts'), join(folder, 'here.ts'))
  rmSync(join(folder, 'gone.ts'))
  put('中.css', '')
  git('add', 'here.ts')
  expect(changedSince(base, folder).sort()).toEqual(['gone.ts', 'here.ts', 'moved.ts', '中.css'])
})

test('returns undefined without a history', () => {
  rmSync(join(folder, '.git'), { recursive: true })
  expect(lastRelease(folder)).toBeUndefined()
})
