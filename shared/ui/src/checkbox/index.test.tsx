import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { Checkbox } from './index.tsx'

test('the sentence ticks it, Space too', async () => {
  const change = jest.fn()
  const { user } = renderPart(
    <Checkbox checked={false} onChange={change}>
      I agree
    </Checkbox>,
  )
  await user.click(screen.getByText('I agree'))
  await user.keyboard(' ')
  expect(change.mock.calls).toEqual([[true], [true]])
})

test('its error is read with it', () => {
  renderPart(
    <Checkbox checked={false} onChange={() => {}} error="Tick the box to continue.">
      Saved
    </Checkbox>,
  )
  const box = screen.getByRole('checkbox', { name: 'Saved' })
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Tick the box to continue.',
  )
  expect(box.getAttribute('aria-invalid')).toBe('true')
})
