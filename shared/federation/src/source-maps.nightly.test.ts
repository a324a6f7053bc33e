import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { build, fixture } from './testing/fixtures.ts'

const read = (...names: string[]) => readFileSync(path.join(...names), 'utf8')

test('a place in a file of a release is found in its source, by the map that stays beside the build', async () => {
  const unit = fixture('remote-orders')
  const { folder } = await build(unit)
  const code = read(folder, 'order-list.js')
  const line = code.split('\n').findIndex(text => text.includes('"note"'))
  const column = code.split('\n')[line]?.indexOf('"note"') ?? -1
  const map = new SourceMap(JSON.parse(read(folder, '../maps', path.basename(folder), 'order-list.js.map')))
  const found = map.findEntry(line, column)
  const screen = 'src/screens/order-list/order-list.screen.tsx'
  const written = read(unit, screen)
    .split('\n')
    .findIndex(text => text.includes('"note"'))
  expect(found).toMatchObject({ originalSource: expect.stringContaining(screen), originalLine: written })
})
