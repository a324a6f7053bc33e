import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { git } from './git.ts'
import { root } from './run.ts'

const copy = mkdtempSync(join(tmpdir(), 'bytes-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** This commit, with the attributes as they stand in the working tree, checked out under the settings of a Windows user. */
function checkOut(): void {
  git(copy, 'clone', '--quiet', '--no-checkout', '--shared', root, '.')
  git(copy, 'read-tree', 'HEAD')
  const attributes = git(copy, 'hash-object', '-w', '--no-filters', join(root, '.gitattributes')).trim()
  git(copy, 'update-index', '--add', '--cacheinfo', `100644,${attributes},.gitattributes`)
  git(copy, '-c', 'core.autocrlf=true', '-c', 'core.eol=crlf', 'checkout-index', '--all')
}

test('has line feeds alone in every text file with core.autocrlf=true', () => {
  checkOut()
  const files = git(copy, 'ls-files', '--eol').split('\n').filter(Boolean)
  expect(files.length).toBeGreaterThan(4000)
  expect(files.filter(file => !/^i\/(lf +w\/lf|none +w\/none|-text +w\/-text) /.test(file))).toEqual([])
})

test('keeps every byte of a picture', () => {
  const blobs = git(copy, 'ls-files', '--stage', '*.png').split('\n').filter(Boolean)
  const [hashes, names] = [1, 3].map(at => blobs.map(line => line.split(/\s/)[at] ?? ''))
  const found = execFileSync('git', ['-C', copy, 'hash-object', '--no-filters', ...(names ?? [])], { encoding: 'utf8' })
  expect(found.trim().split('\n')).toEqual(hashes)
})
