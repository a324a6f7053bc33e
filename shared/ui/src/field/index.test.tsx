import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderPart } from '../testing.tsx'
import { Field, type FieldProps } from './index.tsx'

function Kept(props: Omit<FieldProps, 'value' | 'onChange' | 'label'>) {
  const [value, setValue] = useState('')
  return <Field label="Password" {...props} value={value} onChange={setValue} />
}
const input = () => screen.getByLabelText<HTMLInputElement>('Password')
const described = () => document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent

test('what is typed is reported and shown', async () => {
  const { user } = renderPart(<Kept />)
  await user.type(input(), 'lake')
  expect(input().value).toBe('lake')
})

test('a password is hidden until its eye is pressed, and again after', async () => {
  const { user } = renderPart(<Kept type="password" />)
  expect(input().type).toBe('password')
  await user.click(screen.getByRole('button', { name: 'Show password', pressed: false }))
  expect(input().type).toBe('text')
  await user.click(screen.getByRole('button', { name: 'Show password', pressed: true }))
  expect(input().type).toBe('password')
})

test('the help describes it until an error takes its place', () => {
  const { rerender } = renderPart(<Kept help="8 letters at least." />)
  expect(described()).toBe('8 letters at least.')
  expect(input().getAttribute('aria-invalid')).toBeNull()
  rerender(<Kept help="8 letters at least." error="Too short: 3 letters." />)
  expect(described()).toBe('Too short: 3 letters.')
  expect(input().getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText('8 letters at least.')).toBeNull()
})

test('an error that appears is spoken', () => {
  const { rerender } = renderPart(<Kept />)
  const region = document.querySelector('[aria-live=polite]')
  rerender(<Kept error="Too short." />)
  expect(region?.textContent).toBe('Too short.')
})

test('with a reason it is off and says why', async () => {
  const { user } = renderPart(<Kept reason="Set by your employer." />)
  await user.type(input(), 'x')
  expect(input().value).toBe('')
  expect(described()).toBe('Set by your employer.')
})

test('what the form needs of an input passes through', async () => {
  const blurred = jest.fn()
  const { user } = renderPart(<Kept autoComplete="new-password" maxLength={3} onBlur={blurred} />)
  await user.type(input(), 'abcd')
  await user.tab()
  expect(input().value).toBe('abc')
  expect(input().autocomplete).toBe('new-password')
  expect(blurred).toHaveBeenCalledTimes(1)
})
