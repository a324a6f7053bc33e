import { expect, jest, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderPart } from '../testing.tsx'
import { Tabs } from './index.tsx'

const tabs = ['Hot', 'Rise', 'Loss'].map(name => ({ value: name, label: name }))

function Kept() {
  const [value, setValue] = useState('Hot')
  return (
    <Tabs label="Lists" tabs={tabs} value={value} onChange={setValue}>
      {value} list
    </Tabs>
  )
}
const selected = () => screen.getByRole('tab', { selected: true })

test('a press chooses, and the panel is the chosen one', async () => {
  const { user } = renderPart(<Kept />)
  expect(screen.getByRole('tablist', { name: 'Lists' })).toBeDefined()
  await user.click(screen.getByRole('tab', { name: 'Loss' }))
  expect(selected().textContent).toBe('Loss')
  expect(screen.getByRole('tabpanel', { name: 'Loss' }).textContent).toBe('Loss list')
  expect(selected().getAttribute('aria-controls')).toBe(screen.getByRole('tabpanel').id)
})

test('Tab enters at the chosen one alone; arrows, Home and End move, choose and take the focus along', async () => {
  const { user } = renderPart(<Kept />)
  const keys = async (key: string) => {
    await user.keyboard(key)
    expect(document.activeElement).toBe(selected())
    return selected().textContent
  }
  await user.tab()
  expect(document.activeElement).toBe(selected())
  expect(await keys('{ArrowRight}')).toBe('Rise')
  expect(await keys('{End}')).toBe('Loss')
  expect(await keys('{ArrowRight}')).toBe('Hot')
  expect(await keys('{ArrowLeft}')).toBe('Loss')
  expect(await keys('{Home}')).toBe('Hot')
  await user.tab()
  expect(screen.getAllByRole('tab')).not.toContain(document.activeElement)
})

test('a line is marked on the side where it has more than it shows', () => {
  const width = (name: 'scrollWidth' | 'clientWidth', value: number) =>
    jest.spyOn(Element.prototype, name, 'get').mockReturnValue(value)
  const sizes = [width('scrollWidth', 420), width('clientWidth', 300)]
  renderPart(<Kept />)
  const line = screen.getByRole('tablist')
  const marked = (left: number) => {
    line.scrollLeft = left
    fireEvent.scroll(line)
    return ['data-before', 'data-after'].map(name => line.hasAttribute(name))
  }
  expect([0, 60, 120].map(marked)).toEqual([
    [false, true],
    [true, true],
    [true, false],
  ])
  for (const size of sizes) size.mockRestore()
})
