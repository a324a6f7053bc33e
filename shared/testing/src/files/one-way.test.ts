import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

const IMPORTED = /import (?:type )?([^;'"]*?) from 'node:fs(?:\/promises)?'/g
const WRITES =
  /^(appendFile|copyFile|cp|createWriteStream|fchmod|ftruncate|link|open|rename|truncate|write|writeFile|writev)(Sync)?$/

/** Names of node:fs that can put something onto the disk; a module that is imported whole has all of them. */
function writesOf(source: string): string[] {
  const imports = [...source.matchAll(IMPORTED)].map(([, names = '']) => names.trim())
  return imports.flatMap(names => {
    if (!names.startsWith('{')) return ['everything']
    const each = names.slice(1, -1).split(',')
    return each.map(name => name.trim().replace(/ as .*/, '')).filter(name => WRITES.test(name))
  })
}

/** What writes to the disk by itself, and why a power cut may take it. */
const OTHERWISE: Record<string, string> = {
  'shared/disk/src/durable.ts': 'the way',
  'shared/disk/src/durable-sync.ts': 'the way',
  'shared/conform/src/export/main.ts': 'documents for developers, made again by a command',
  'shared/conform/src/main.ts': 'a record of one examination, made again by a command',
  'shared/contract/src/table.ts': 'a document for developers, made again by a command',
  'shared/federation/src/build.ts': 'a build is made again where it is not whole (whole-build.ts)',
  'shared/federation/src/dev-main.ts': 'for a gateway that ends with this process',
  'shared/federation/src/sbom.ts': 'a part of a build',
  'shared/federation/src/seal.ts': 'a part of a build',
  'shared/federation/src/words/main.ts': 'a file of the repository, which git has',
  'shared/federation/src/words/transfer/export.ts': 'files for a translator, written anew by the command',
  'shared/federation/src/words/transfer/import.ts': 'files of the repository, which git has',
  'shared/federation/src/words/written/articles.ts': 'files of the repository, which git has',
  'shared/federation/src/words/written/record.ts': 'a file of the repository, which git has',
  'shared/ops/src/build.ts': 'the page is built again where it is not whole (whole.ts)',
  'shared/ops/src/whole.ts': 'a part of that build',
  'shared/release/src/gate/trial-site.ts': 'a temporary folder',
  'shared/release/src/releases/kept-maps.ts': 'maps are made again from the commit (rebuild --maps)',
  'shared/release/src/rebuild/rebuild.ts': 'a temporary folder',
  'shared/release/src/store/folder-store.ts': 'opens files to read them alone',
  'shared/engine/src/db/synced.ts': 'opens the log of the database to sync it alone',
  'shared/sandbox/src/sandbox.ts': 'platform.json, operator.json and the public key are written anew at each start',
  'shared/sandbox/src/tables/main.ts': 'types for developers, made again by a command',
}

const isProduct = (file: string) =>
  !/\.(test|journey)\.tsx?$|\.conformance\.ts$|\/test-[^/]*$|\/testing(\/|\.tsx?$)|\/gallery\/|^shared\/(testing|tools)\//.test(
    file,
  )

test('writes no file of the product but through @shared/disk, or with a reason', () => {
  const files = globSync('{shared/*,shell,remote-*}/src/**/*.{ts,tsx}', { cwd: root }).filter(isProduct)
  expect(files.length).toBeGreaterThan(1000)
  const writers = files.filter(file => writesOf(readFileSync(root + file, 'utf8')).length > 0)
  expect(writers.sort()).toEqual(Object.keys(OTHERWISE).sort())
})

test.each([
  ["import { existsSync, writeFileSync } from 'node:fs'", ['writeFileSync']],
  ["import {\n  readFile,\n  rename as move,\n} from 'node:fs/promises'", ['rename']],
  ["import fs from 'node:fs'", ['everything']],
  ["import * as fs from 'node:fs/promises'", ['everything']],
  ["import { readFileSync } from 'node:fs'\nimport { join } from 'node:path'", []],
])('finds in %j what can write: %j', (source, found) => expect(writesOf(source)).toEqual(found))
