import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { Chip, Chips } from './index.tsx'

test('a filter says that it is on; its row says what it chooses', () => {
  renderPart(
    <Chips label="Show">
      <Chip on>All</Chip>
      <Chip on={false}>New</Chip>
    </Chips>,
  )
  expect(screen.getByRole('group', { name: 'Show' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'All', pressed: true })).toBeDefined()
  expect(screen.getByRole('button', { name: 'New', pressed: false })).toBeDefined()
})

test('one that acts at once has no state and acts by keyboard too', async () => {
  const act = jest.fn()
  const { user } = renderPart(<Chip onClick={act}>100</Chip>)
  await user.tab()
  await user.keyboard('{Enter}')
  expect(act).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button').getAttribute('aria-pressed')).toBeNull()
})
