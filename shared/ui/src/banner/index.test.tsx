import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { Banner } from './index.tsx'

test('with an address its words are the link', () => {
  renderPart(
    <Banner title="Verify your identity" href="#/shenfenRenzheng">
      2 minutes.
    </Banner>,
  )
  expect(screen.getByRole('link', { name: 'Verify your identity 2 minutes.' }).getAttribute('href')).toBe(
    '#/shenfenRenzheng',
  )
})

test('it closes, unless what it says blocks something', async () => {
  const close = jest.fn()
  const { user, rerender } = renderPart(<Banner kind="wait" title="Prices are old." onClose={close} />)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(close).toHaveBeenCalledTimes(1)
  rerender(<Banner kind="wait" title="Prices are old." />)
  expect(screen.queryByRole('button')).toBeNull()
})
