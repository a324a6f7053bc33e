import { expect, test } from '@jest/globals'
import * as reader from '@shared/money/payment-link'
import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { useBrought } from './use-brought.ts'
import type { useWallet } from './use-wallet.ts'

const TOKEN = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'
const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const LINK = `ethereum:${TOKEN}@1/transfer?uint256=1000000000000000000&address=${EVM}`

type Reader = ReturnType<typeof useWallet>['parts']

/** The field of a form that holds an address alone. */
const field = (parts: Reader) =>
  renderHook(
    (now: Reader) => {
      const [value, onChange] = useState('')
      const form = { field: () => ({ value, error: undefined, onChange }) }
      return useBrought({ form, parts: now, leave: () => {} } as unknown as ReturnType<typeof useWallet>)
    },
    { initialProps: parts },
  )

test('a link that was pasted before its reader came is read whole once it is here', () => {
  const { result, rerender } = field(null)
  act(() => result.current.bring(LINK))
  expect(LINK.length).toBeGreaterThan(120)
  expect(result.current.value).toBe(LINK)
  rerender(reader)
  expect(result.current).toMatchObject({ value: EVM, link: { scheme: 'ethereum' } })
})

test('a link that is too long is refused, and never read in part', () => {
  const { result } = field(reader)
  act(() => result.current.bring(`ethereum:${EVM}?label=${'a'.repeat(10_000)}&address=${TOKEN}`))
  expect(reader.readPayment(result.current.value).is).toBe('unclear')
})
