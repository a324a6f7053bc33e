import { expect, jest, test } from '@jest/globals'
import type { Locale } from '@shared/format/languages'
import { screen } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { type Bin, BreadthStrip, type BreadthStripProps } from './index.tsx'

const bins: Bin[] = [
  { to: '-0.08', count: 2 },
  { from: '-0.03', to: '0', count: 10 },
  { from: '0', to: '0', count: 0 },
  { from: '0', to: '0.03', count: 40 },
  { from: '0.08', count: 1 },
]

const drawn = (props: Partial<BreadthStripProps> = {}, locale?: Locale) =>
  renderPart(<BreadthStrip bins={bins} rise={1241} flat={0} fall={12} {...props} />, locale)
const bars = (container: Element) => [...container.querySelectorAll<HTMLElement>('.bar')]

test('it says the counts in words', () => {
  const { container } = drawn()
  expect(container.textContent).toContain('1,241 up0 unchanged12 down')
})

test('columns left of nought fall, right of it rise, none has no height', () => {
  const { container } = drawn()
  expect(bars(container).map(bar => bar.dataset.way)).toEqual(['fall', 'fall', 'flat', 'rise', 'rise'])
  expect(bars(container).map(bar => bar.style.getPropertyValue('--height'))).toEqual(['0.05', '0.25', '0', '1', '0.05'])
})

test('only shown, its columns are silent', () => {
  drawn()
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('as a choice each column says its reach and how many', async () => {
  const pick = jest.fn()
  const { user } = drawn({ onPick: pick, picked: 3 })
  expect(screen.getAllByRole('button').map(button => button.textContent)).toEqual([
    '−8% or less: 2≤−8',
    '−3% to 0%: 10<0',
    '0%: 00',
    '0% to +3%: 40>0',
    '+8% or more: 1≥8',
  ])
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('0% to +3%: 40>0')
  await user.tab()
  await user.keyboard('{Enter}')
  expect(pick).toHaveBeenCalledWith(0)
})

test('a finger drawn across the columns chooses each that it comes to, and its end is no press', async () => {
  const pick = jest.fn()
  const { user } = drawn({ onPick: pick })
  const [, second, , fourth] = screen.getAllByRole('button')
  if (!second || !fourth) throw new Error('There are no columns')
  await user.pointer([{ keys: '[MouseLeft>]', target: second }, { target: fourth }, { target: second }])
  expect(pick.mock.calls).toEqual([[3], [1]])
  await user.pointer({ keys: '[/MouseLeft]', target: second })
  expect(pick).toHaveBeenCalledTimes(2)
  await user.click(second)
  expect(pick).toHaveBeenCalledTimes(3)
})

test('a pointer that only passes over chooses nothing', async () => {
  const pick = jest.fn()
  const { user } = drawn({ onPick: pick })
  await user.hover(screen.getAllByRole('button')[2] as HTMLElement)
  expect(pick).not.toHaveBeenCalled()
})

test('its ends are written as the language does', () => {
  expect(drawn({}, 'es-ES').container.textContent).toContain('−8\u00a0%0\u00a0%+8\u00a0%')
})
