import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import * as contract from '@shared/contract'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** Calls whose names stand in no file of the phone, and how it asks them. */
const OTHERWISE: Record<string, string> = {
  configCall: 'update/poll.ts asks for the file by its address, with the ETag of the last one',
  staticFileCall: 'files.ts makes its address, since a picture or a download asks by itself',
}

const own = globSync('{remote-*,shell}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  file => !/\.test\.|\.journey\.|\/testing|\/test-/.test(file),
)
const isComment = (line: string) => /^\s*(\/?\*|\/\/)/.test(line)
const wordsOf = (file: string): string[] =>
  readFileSync(root + file, 'utf8')
    .split('\n')
    .filter(line => !isComment(line))
    .flatMap(line => line.match(/\w+Call\b/g) ?? [])

/** @param used the names that stand in the sources of the phone */
const unusedOf = (declared: readonly string[], used: ReadonlySet<string>) => declared.filter(name => !used.has(name))

const declared = Object.entries(contract).flatMap(([name, value]) => (isDeclared(value) ? [name] : []))

function isDeclared(value: unknown): boolean {
  return contract.calls.some(row => row === value)
}

test('the phone uses every call of the contract, or a reason says how it asks otherwise', () => {
  expect([own.length > 300, declared.length]).toEqual([true, contract.calls.length])
  const unused = unusedOf(declared, new Set(own.flatMap(wordsOf)))
  expect(unused.sort()).toEqual(Object.keys(OTHERWISE).sort())
})

test('names a call that is imported nowhere', () => {
  expect(unusedOf(['loginCall', 'plantedCall'], new Set(['loginCall']))).toEqual(['plantedCall'])
})
