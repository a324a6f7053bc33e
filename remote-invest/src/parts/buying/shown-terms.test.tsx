import { expect, test } from '@jest/globals'
import type { Product } from '@shared/contract/calls/invest/products'
import { act, renderHook } from '@testing-library/react'
import { useShownTerms } from './shown-terms.ts'

const at = (rate: string) => ({ id: 'A1', rate }) as Product

function shown() {
  const { result, rerender } = renderHook(({ product, open }) => useShownTerms(product, open), {
    initialProps: { product: at('0.0008'), open: false },
  })
  const draw = (rate: string, open: boolean) => rerender({ product: at(rate), open })
  return { draw, rate: () => result.current.terms.rate, refuse: () => act(() => result.current.refuse()) }
}

test('follows the product while the sheet is closed', () => {
  const { draw, rate } = shown()
  draw('0.0009', false)
  expect(rate()).toBe('0.0009')
})

test('keeps the terms of the moment when the sheet opened, until it closes', () => {
  const { draw, rate } = shown()
  draw('0.0008', true)
  draw('0.0009', true)
  expect(rate()).toBe('0.0008')
  draw('0.0009', false)
  expect(rate()).toBe('0.0009')
})

test('takes the newer terms once the exchange refuses those that are shown, and keeps these', () => {
  const { draw, rate, refuse } = shown()
  draw('0.0008', true)
  draw('0.0009', true)
  refuse()
  expect(rate()).toBe('0.0009')
  draw('0.001', true)
  expect(rate()).toBe('0.0009')
})

test('waits for newer terms where the refusal comes before them', () => {
  const { draw, rate, refuse } = shown()
  draw('0.0008', true)
  refuse()
  expect(rate()).toBe('0.0008')
  draw('0.0009', true)
  expect(rate()).toBe('0.0009')
})
