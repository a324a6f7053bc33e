import { expect, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { useTermsSent } from './use-terms-sent.ts'

test('keeps the hold of the account that is saved while the list tells that of the next, and takes it up after a failure', () => {
  const { result, rerender } = renderHook(useTermsSent, { initialProps: { hold: 3600, first: true } })
  act(() => result.current.keep())
  rerender({ hold: 86_400, first: false })
  expect(result.current.terms).toMatchObject({ hold: 3600, first: true })
  act(() => result.current.release())
  expect(result.current.terms).toMatchObject({ hold: 86_400, first: false })
})
