import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { Bell, Star } from 'lucide-react'
import { renderPart } from '../testing.tsx'
import { IconButton } from './index.tsx'

test('it is pressed by its name', async () => {
  const act = jest.fn()
  const { user } = renderPart(<IconButton icon={Bell} label="Notifications, 3 new" pip onClick={act} />)
  await user.click(screen.getByRole('button', { name: 'Notifications, 3 new' }))
  expect(act).toHaveBeenCalledTimes(1)
})

test('one that toggles says whether it is on', () => {
  renderPart(<IconButton icon={Star} label="Favourite" pressed />)
  expect(screen.getByRole('button', { name: 'Favourite', pressed: true })).toBeDefined()
})

test('with an address it is a link', () => {
  renderPart(<IconButton icon={Bell} label="Notifications" href="#/notifications" />)
  expect(screen.getByRole('link', { name: 'Notifications' }).getAttribute('href')).toBe('#/notifications')
})
