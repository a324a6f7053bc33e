/** What Home remembers on the device, where two tabs remember it. */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, render } from '@testing-library/react'
import { useRoom } from './home.state.ts'

const KEY = 'home.layout.v1'
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? '{}')

/** Another tab has written, and the browser says so. */
const elsewhere = (layout: object) =>
  act(() => {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), ...layout }))
    dispatchEvent(new StorageEvent('storage', { key: KEY }))
  })

function Places({ positions, steps }: { positions: number; steps: number }) {
  useRoom('positions', positions)
  useRoom('steps', steps)
  return null
}

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('remembers two numbers that are known at one time', () => {
  render(<Places positions={1} steps={3} />)
  expect(kept()).toMatchObject({ positions: 1, steps: 3 })
})

test('leaves what another tab remembers until the number changes here', () => {
  const { rerender } = render(<Places positions={1} steps={3} />)
  elsewhere({ positions: 0 })
  expect(kept()).toMatchObject({ positions: 0 })
  rerender(<Places positions={2} steps={3} />)
  expect(kept()).toMatchObject({ positions: 2, steps: 3 })
})
