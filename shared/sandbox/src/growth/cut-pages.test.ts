/** No list reads all rows of a person to show one page of them. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { cutPages } from '../testing/growth/known.ts'

const SHARED = new URL('../../..', import.meta.url)
const files = ['engine', 'products', 'sandbox'].flatMap(name =>
  readdirSync(new URL(`${name}/src`, SHARED), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !/\.test\.ts$/.test(file) && file !== 'db/page.ts')
    .map(file => `${name}/src/${file}`),
)

test('a file that cuts a page out of rows in memory is named, with what bounds those rows', () => {
  expect(files.length).toBeGreaterThan(700)
  const cutting = files.filter(file => /\bcutPage\(/.test(readFileSync(new URL(file, SHARED), 'utf8')))
  expect(cutting.sort()).toEqual(Object.keys(cutPages).sort())
})
