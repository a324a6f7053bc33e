import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { House, UserRound } from 'lucide-react'
import type { MouseEvent } from 'react'
import { renderPart } from '../testing.tsx'
import { type Tab, TabBar } from './index.tsx'

const bar = (badge: Tab['badge'], onPress?: (tab: Tab, event: MouseEvent) => void) =>
  renderPart(
    <TabBar
      label="Main"
      current="#/home"
      onPress={onPress}
      tabs={[
        { href: '#/home', label: 'Home', icon: House },
        { href: '#/my', label: 'Personal', icon: UserRound, badge },
      ]}
    />,
  )

test('it is a landmark of links, the present one marked', () => {
  bar(undefined)
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeDefined()
  const links = screen.getAllByRole('link')
  expect(links.map(link => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['#/home', 'page'],
    ['#/my', null],
  ])
})

test.each([
  [7, '7', '7 new'],
  [100, '99+', '100 new'],
])('a badge of %s shows %s and says %s', (badge, shown, said) => {
  bar(badge)
  expect(screen.getByText(shown)).toBeDefined()
  expect(screen.getByRole('link', { name: `Personal ${said}` })).toBeDefined()
})

test('a dot shows no number', () => {
  bar('dot')
  expect(screen.getByRole('link', { name: 'Personal New' })).toBeDefined()
})

test('nothing new, no badge', () => {
  bar(0)
  expect(screen.getByRole('link', { name: 'Personal' })).toBeDefined()
})

test('every press is told, the present tab’s too, and may be kept from being followed', async () => {
  const pressed: string[] = []
  const press = jest.fn((tab: Tab, event: MouseEvent) => {
    event.preventDefault()
    pressed.push(tab.href)
  })
  const { user } = bar(undefined, press)
  await user.click(screen.getByRole('link', { name: 'Home' }))
  await user.click(screen.getByRole('link', { name: 'Personal' }))
  expect(pressed).toEqual(['#/home', '#/my'])
})
