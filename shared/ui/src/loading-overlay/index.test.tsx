import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { LoadingOverlay } from './index.tsx'
import { isDark } from './is-dark.ts'

const overlay = () => document.querySelector('.overlay')

test('what it says is a status, and nothing while it is closed', () => {
  const { rerender } = renderPart(<LoadingOverlay open={false} text="Loading..." />)
  expect(screen.getByRole('status').textContent).toBe('')
  rerender(<LoadingOverlay open text="Loading..." />)
  expect(screen.getByRole('status').textContent).toBe('Loading...')
})

test.each([
  ['#031228', 'dark'],
  ['#000', 'dark'],
  ['#2c3e50', 'dark'],
  ['rgba(255,255,255,.98)', 'light'],
  ['#f5f3ee', 'light'],
])('on %s its words are those of the %s theme', (background, theme) => {
  renderPart(<LoadingOverlay open text="Loading..." background={background} />)
  expect(overlay()?.getAttribute('data-theme')).toBe(theme)
})

test('without a colour it is the page’s own', () => {
  renderPart(<LoadingOverlay open text="Loading..." />)
  expect(overlay()?.hasAttribute('data-theme')).toBe(false)
})

test('a colour that cannot be read counts as light', () => {
  expect(isDark('rebeccapurple')).toBe(false)
})

test('when it takes long it says so and offers the way back', async () => {
  const back = jest.fn()
  const { user } = renderPart(<LoadingOverlay open text="Loading..." onBack={back} />)
  expect(screen.getByRole('status').textContent).toContain('Taking longer than usual')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(back).toHaveBeenCalledTimes(1)
})
