import { expect, test } from '@jest/globals'
import type { Days } from '@shared/format/days'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderPart } from '../testing.tsx'
import { DaysField } from './index.tsx'

let chosen: Days = {}
const noon = () => new Date('2026-11-20T12:00').getTime()

function Shown({ at }: { at: Days }) {
  const [days, setDays] = useState(at)
  chosen = days
  return <DaysField days={days} onChange={setDays} now={noon} />
}

test('a span of recent days is chosen by a press, and taken away by another', async () => {
  const { user } = renderPart(<Shown at={{}} />)
  const week = screen.getByRole('button', { name: '7 days' })
  await user.click(week)
  expect([chosen, week.getAttribute('aria-pressed')]).toEqual([{ begin: '2026-11-14', end: '2026-11-20' }, 'true'])
  await user.click(week)
  expect(chosen).toEqual({})
})

test('either end may be picked or left open', () => {
  renderPart(<Shown at={{ begin: '2026-11-01', end: '2026-11-04' }} />)
  fireEvent.change(screen.getByLabelText('End date'), { target: { value: '' } })
  expect(chosen).toEqual({ begin: '2026-11-01' })
  fireEvent.change(screen.getByLabelText('Start date'), { target: { value: '2026-11-02' } })
  expect(chosen).toEqual({ begin: '2026-11-02' })
})

test('a span that runs backwards is refused at its end', () => {
  renderPart(<Shown at={{ begin: '2026-11-05', end: '2026-11-04' }} />)
  expect(screen.getByText('The end date is before the start date')).toBeTruthy()
  expect(screen.getByLabelText('End date').getAttribute('aria-invalid')).toBe('true')
})
