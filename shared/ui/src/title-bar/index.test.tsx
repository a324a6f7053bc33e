import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { TitleBar } from './index.tsx'

test('its title is the heading of the page, and back comes before it', async () => {
  const back = jest.fn()
  const { user } = renderPart(<TitleBar title="Recharge" onBack={back} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Recharge' })).toBeDefined()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Back' }))
  expect(back).toHaveBeenCalledTimes(1)
})

test('where leaving gives something up it is a cross', () => {
  renderPart(<TitleBar title="Log in" onBack={() => {}} close />)
  expect(screen.getByRole('button', { name: 'Close' })).toBeDefined()
})

test('with nothing to go back to there is no button', () => {
  renderPart(<TitleBar title="Home" />)
  expect(screen.queryByRole('button')).toBeNull()
})
