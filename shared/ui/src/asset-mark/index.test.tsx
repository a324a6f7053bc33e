import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { symbols } from '../../../engine/src/market/symbols.ts'
import { currencies } from '../../../products/src/wallet/currencies.ts'
import { renderPart } from '../testing.tsx'
import { AssetMark } from './index.tsx'
import { coinMarks } from './marks/coins.tsx'
import { marks } from './marks/index.ts'

const listed = new Set([
  ...symbols.flatMap(({ baseCurrency, quoteCurrency }) => [baseCurrency, quoteCurrency]),
  ...currencies().map(({ currency }) => currency),
])
const drawn = new Map([...marks].map(([symbol, mark]) => [symbol, renderToStaticMarkup(mark)]))

/** Relative luminance (WCAG 2.2) of `#rrggbb`. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test('keeps the disc empty until the marks are here, then draws the mark in it', async () => {
  const { container } = renderPart(<AssetMark symbol="BTC" />)
  expect([container.querySelector('svg'), container.textContent]).toEqual([null, ''])
  await waitFor(() => expect(container.querySelector('svg')).not.toBeNull())
})

test('everything that an exchange lists has a mark, no two the same', () => {
  expect([...listed].filter(symbol => !drawn.has(symbol))).toEqual([])
  expect(new Set(drawn.values()).size).toBe(drawn.size)
})

test.each([
  ['NEWCOIN', 'N'],
  ['newcoin', 'N'],
  ['constructor', 'C'],
])('shows the first letter of %s, which has no mark', async (symbol, letter) => {
  const { container } = renderPart(<AssetMark symbol={symbol} />)
  await waitFor(() => expect(container.textContent).toBe(letter))
})

test.each([...coinMarks.keys()])('the sign of %s reads on its disc, and the disc on a page of either theme', symbol => {
  const [, ground = ''] = /fill="(#\w{6})"/.exec(drawn.get(symbol) ?? '') ?? []
  for (const other of ['#ffffff', '#0e0e10', '#f5f3ee']) expect(contrast(ground, other)).toBeGreaterThan(2.9)
})

test('no mark has more than 2.5 KB', () => {
  expect([...drawn].filter(([, { length }]) => length > 2500).map(([symbol]) => symbol)).toEqual([])
})

test('is silent: the name stands beside it', () => {
  const { container } = renderPart(<AssetMark symbol="BTC" />)
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
})
