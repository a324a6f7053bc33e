import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { Endless } from './index.tsx'

test('a press brings the next page; while it is on its way nothing more is asked', async () => {
  const more = jest.fn()
  const { user, rerender } = renderPart(<Endless more loading={false} onMore={more} />)
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(more).toHaveBeenCalledTimes(1)
  rerender(<Endless more loading onMore={more} />)
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(more).toHaveBeenCalledTimes(1)
})

test('the end says so', () => {
  renderPart(<Endless more={false} loading={false} onMore={() => {}} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('No more items')).toBeTruthy()
})
