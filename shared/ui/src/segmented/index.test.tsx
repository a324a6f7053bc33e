import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderPart } from '../testing.tsx'
import { Segmented } from './index.tsx'

const options = [
  { value: 'isolated', label: 'Isolated' },
  { value: 'cross', label: 'Cross' },
] as const
type Mode = (typeof options)[number]['value']

function Kept({ spy }: { spy: (mode: Mode) => void }) {
  const [value, setValue] = useState<Mode>('isolated')
  const change = (mode: Mode) => {
    spy(mode)
    setValue(mode)
  }
  return <Segmented label="Margin mode" options={options} value={value} onChange={change} />
}

test('it is a group of radios with a name', () => {
  renderPart(<Kept spy={() => {}} />)
  expect(screen.getByRole('radiogroup', { name: 'Margin mode' })).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Isolated' }).checked).toBe(true)
})

test('a press chooses, and so do the arrows from the chosen one', async () => {
  const spy = jest.fn()
  const { user } = renderPart(<Kept spy={spy} />)
  await user.click(screen.getByText('Cross'))
  await user.keyboard('{ArrowLeft}')
  expect(spy.mock.calls).toEqual([['cross'], ['isolated']])
})
