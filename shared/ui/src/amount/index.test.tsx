import { beforeEach, expect, test } from '@jest/globals'
import type { Locale } from '@shared/format/languages'
import { act } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { hideBalancesAtom } from '../preferences/index.tsx'
import { renderPart } from '../testing.tsx'
import { Amount } from './index.tsx'

const hide = (hidden: boolean) => act(() => getDefaultStore().set(hideBalancesAtom, hidden))
beforeEach(() => hide(false))

test.each<[Locale, string]>([
  ['en-US', '3,128.40\u00a0USDT'],
  ['es-419', '3,128.40\u00a0USDT'],
  ['es-ES', '3.128,40\u00a0USDT'],
  ['zh-Hant', '3,128.40\u00a0USDT'],
])('in %s it reads %s', (locale, text) => {
  const { container } = renderPart(<Amount value="3128.409" unit="USDT" />, locale)
  expect(container.textContent).toBe(text)
})

test('what stands after the decimal mark is set apart, the grouping mark is not', () => {
  const { container } = renderPart(<Amount value="1234567" places={2} />, 'vi-VN')
  expect(container.querySelector('.fraction')?.textContent).toBe(',00')
})

test('a whole number has nothing after the mark', () => {
  const { container } = renderPart(<Amount value="1234" places={0} />)
  expect(container.textContent).toBe('1,234')
  expect(container.querySelector('.fraction')).toBeNull()
})

test('while balances are hidden it shows dots and says so', () => {
  hide(true)
  const { container } = renderPart(<Amount value="3128.4" unit="USDT" />)
  expect(container.textContent).toBe('••••Hidden\u00a0USDT')
  hide(false)
  expect(container.textContent).toBe('3,128.40\u00a0USDT')
})

test('one that is nobody’s own always shows', () => {
  hide(true)
  const { container } = renderPart(<Amount value="50" places={0} unit="USDT" open />)
  expect(container.textContent).toBe('50\u00a0USDT')
})

test('an absent one is two hyphens of nothing', () => {
  const { container } = renderPart(<Amount value={null} unit="USDT" />)
  expect(container.textContent).toBe('--')
})
