import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { ErrorPanel } from './index.tsx'

test('it says aloud what failed, tries again once asked, and names its code', async () => {
  const retry = jest.fn()
  const { user } = renderPart(
    <ErrorPanel title="The order list did not load" code="TIMEOUT · 7f3a" onRetry={retry}>
      Your orders are safe.
    </ErrorPanel>,
  )
  expect(screen.getByRole('alert').textContent).toMatch(/did not load.*safe.*TIMEOUT · 7f3a/)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

test('while it tries, a second press is nothing', async () => {
  const retry = jest.fn()
  const { user } = renderPart(<ErrorPanel title="No list" onRetry={retry} retrying />)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(retry).not.toHaveBeenCalled()
})

test('of a failed call it tells why, and the kind with the beginning of the id', () => {
  const failure = { kind: 'timeout', text: "The server didn't respond in time.", requestId: '7f3a81c05d22e9b4' }
  renderPart(<ErrorPanel title="No list" failure={failure} />)
  expect(screen.getByRole('alert').textContent).toBe("No listThe server didn't respond in time.TIMEOUT · 7f3a81c0")
})
