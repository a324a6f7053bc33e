import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { integrityOf, sealFiles } from './seal.ts'
import { wholeBuild } from './whole-build.ts'

let folder = ''
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'whole-'))
  writeFileSync(path.join(folder, 'main.js'), 'export const main = 1')
  writeFileSync(path.join(folder, 'picture.png'), 'a picture')
  const files = await sealFiles(folder, 4)
  const bill = '{"components":[]}'
  writeFileSync(path.join(folder, 'bill.json'), bill)
  const sbom = { file: 'bill.json', integrity: integrityOf(Buffer.from(bill)) }
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify({ unit: 'trade', files, sbom }))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('takes a build whose files are all as it says', async () => {
  expect(await wholeBuild(folder)).toMatchObject({ unit: 'trade' })
  expect(await wholeBuild(path.join(folder, 'none'))).toBeUndefined()
})

test('takes no build of which a power cut left a file empty, cut off or missing', async () => {
  const names = readdirSync(folder)
  expect(names).toHaveLength(6)
  for (const name of names) {
    const file = path.join(folder, name)
    const bytes = readFileSync(file)
    for (const length of [0, bytes.length - 1]) {
      truncateSync(file, length)
      expect([name, length, await wholeBuild(folder)]).toEqual([name, length, undefined])
    }
    rmSync(file)
    expect([name, await wholeBuild(folder)]).toEqual([name, undefined])
    writeFileSync(file, bytes)
  }
  expect(await wholeBuild(folder)).toBeDefined()
})
