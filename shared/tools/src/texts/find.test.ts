import { expect, test } from '@jest/globals'
import { findLiterals } from './find.ts'

const texts = (source: string) => findLiterals(source).map(literal => literal.text)

test('text and labels written into a component are found', () => {
  expect(texts('const A = () => <p>Log in</p>')).toEqual(['Log in'])
  expect(texts('const A = () => <input placeholder="Amount" />')).toEqual(['Amount'])
  expect(texts('const A = () => <b>{on ? <i>Rise</i> : null}</b>')).toEqual(['Rise'])
})

test('catalogued text, figures, symbols and names are none', () => {
  expect(texts('const A = () => <Trans>Log in <b>now</b></Trans>')).toEqual([])
  expect(texts('const A = () => <p title={t`Close`}>12.5 % · × USDT</p>')).toEqual([])
  expect(texts('const A = () => <div className="big" data-x="abc" />')).toEqual([])
})
