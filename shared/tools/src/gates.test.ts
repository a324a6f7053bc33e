import { expect, test } from '@jest/globals'
import { gates, gatesFor } from './gates.ts'

const wordsOf = (files: string[]) => gatesFor(files).words?.[1].slice(gates.words[1].length)

test('a change of one screen asks for the words of its unit and the style of its file, and the whole for types, arrows, texts, citations and numbers', () => {
  const file = 'remote-trade/src/screens/market/market.screen.tsx'
  const asked = gatesFor([file])
  expect(Object.keys(asked).sort()).toEqual(['arrows', 'citations', 'lint', 'numbers', 'texts', 'types', 'words'])
  expect(asked.lint?.[1]).toContain(file)
  expect(wordsOf([file])).toEqual(['trade'])
})

test('what the shell lends or shows of itself asks for the surface, what no unit says for no words', () => {
  expect(Object.keys(gatesFor(['shell/src/main.ts'])).sort()).toEqual(Object.keys(gates).sort())
  expect(wordsOf(['shell/src/main.ts', 'shared/ops/src/page/ops.tsx'])).toEqual(['shell', 'ops'])
  expect(Object.keys(gatesFor(['shared/sandbox/src/clock.ts'])).sort()).toEqual([
    'arrows',
    'citations',
    'lint',
    'numbers',
    'texts',
    'types',
  ])
})
