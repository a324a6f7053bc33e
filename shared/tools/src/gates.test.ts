import { expect, test } from '@jest/globals'
import { gates, gatesFor } from './gates.ts'

const wordsOf = (files: string[]) => gatesFor(files).words?.[1].slice(gates.words[1].length)

test('a change of one screen asks for the words of its unit and the style of its file, and the whole for types, arrows, texts, citations, numbers and what nothing uses', () => {
  const file = 'remote-trade/src/screens/market/market.screen.tsx'
  const asked = gatesFor([file])
  expect(Object.keys(asked).sort()).toEqual([
    'arrows',
    'citations',
    'lint',
    'numbers',
    'texts',
    'types',
    'unused',
    'words',
  ])
  expect(asked.lint?.[1]).toContain(file)
  expect(wordsOf([file])).toEqual(['trade'])
})

test('asks for the surface when the shell differs, for no words when no unit does, and for the tables when the exchange does', () => {
  const lent = Object.keys(gates).filter(name => name !== 'tables')
  expect(Object.keys(gatesFor(['shell/src/main.ts'])).sort()).toEqual(lent.sort())
  expect(wordsOf(['shell/src/main.ts', 'shared/ops/src/page/ops.tsx'])).toEqual(['shell', 'ops'])
  expect(wordsOf(['shared/engine/src/clock.ts', 'shared/phrases/src/locales/ko.po'])).toEqual(['phrases'])
  expect(Object.keys(gatesFor(['shared/disk/src/index.ts'])).sort()).toEqual([
    'arrows',
    'citations',
    'lint',
    'numbers',
    'texts',
    'types',
    'unused',
  ])
})
