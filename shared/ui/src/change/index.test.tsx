import { beforeEach, expect, test } from '@jest/globals'
import type { Locale } from '@shared/format/languages'
import { act } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { hideBalancesAtom } from '../preferences/index.tsx'
import { renderPart } from '../testing.tsx'
import { Change, type ChangeProps } from './index.tsx'

const hide = (hidden: boolean) => act(() => getDefaultStore().set(hideBalancesAtom, hidden))
beforeEach(() => hide(false))

function drawn(props: ChangeProps, locale?: Locale) {
  const span = renderPart(<Change {...props} />, locale).container.firstElementChild
  return [span?.textContent, span?.getAttribute('data-way')]
}

test.each<[string, ChangeProps, string, string]>([
  ['a rise', { rate: '0.01829' }, '+1.82%', 'rise'],
  ['a fall', { rate: '-0.0093' }, '−0.93%', 'fall'],
  ['none', { rate: '0' }, '0.00%', 'flat'],
  ['one too small to be read', { rate: '-0.00001' }, '0.00%', 'flat'],
  ['an amount below a cent', { amount: '-0.00083' }, '−0.0008', 'fall'],
  ['an absent one', { rate: null }, '--', 'flat'],
  ['one in money', { amount: '-3', places: 1 }, '−3.0', 'fall'],
  ['both', { amount: '214.38', rate: '0.019' }, '+214.38 (+1.90%)', 'rise'],
])('%s', (_, props, text, way) => {
  expect(drawn(props)).toEqual([text, way])
})

test('it is written as the language does', () => {
  expect(drawn({ rate: '0.2615' }, 'es-ES')).toEqual(['+26,15\u00a0%', 'rise'])
})

test('the user’s own money is hidden with the balances, the rate is not', () => {
  hide(true)
  expect(drawn({ amount: '214.38', rate: '0.019', own: true })).toEqual(['•••• (+1.90%)', 'rise'])
  expect(drawn({ amount: '214.38' })).toEqual(['+214.38', 'rise'])
})
