/** No list reads all rows of a person to show one page of them. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { cutPages } from '../testing/growth/known.ts'

const SOURCE = new URL('..', import.meta.url)
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  file => file.endsWith('.ts') && !/(^|\/)test-|\.test\.ts$/.test(file) && file !== 'db/page.ts',
)

test('a file that cuts a page out of rows in memory is named, with what bounds those rows', () => {
  const cutting = files.filter(file => /\bcutPage\(/.test(readFileSync(new URL(file, SOURCE), 'utf8')))
  expect(cutting.sort()).toEqual(Object.keys(cutPages).sort())
})
