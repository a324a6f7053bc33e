import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { Switch } from './index.tsx'

test('a press and Space turn it', async () => {
  const change = jest.fn()
  const { user } = renderPart(<Switch label="Hide balances" checked={false} onChange={change} />)
  await user.click(screen.getByRole('switch', { name: 'Hide balances', checked: false }))
  await user.keyboard(' ')
  expect(change.mock.calls).toEqual([[true], [true]])
})

test('while the change is on its way it says so and waits', async () => {
  const change = jest.fn()
  const { user } = renderPart(<Switch label="Hide balances" checked onChange={change} loading />)
  const control = screen.getByRole('switch')
  await user.click(control)
  expect(change).not.toHaveBeenCalled()
  expect(control.getAttribute('aria-busy')).toBe('true')
})
