import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { LeavingSheet } from './index.tsx'

test('it names the true host and the whole address, and leaves by a press alone', async () => {
  const [left, closed] = [jest.fn(), jest.fn()]
  const { user } = renderPart(<LeavingSheet open url="http://x.test/a?b=c" onClose={closed} onLeave={left} />)
  expect(screen.getByRole('dialog', { name: "You're about to visit x.test" })).toBeDefined()
  expect(screen.getByText('http://x.test/a?b=c')).toBeDefined()
  expect(left).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Open in the browser' }))
  expect([left.mock.calls.length, closed.mock.calls.length]).toEqual([1, 0])
})
