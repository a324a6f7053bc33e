import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderPart } from '../testing.tsx'
import { OtpField, type OtpFieldProps } from './index.tsx'

function Kept(props: Partial<OtpFieldProps>) {
  const [value, setValue] = useState('')
  return <OtpField label="Code" {...props} value={value} onChange={setValue} />
}
const input = () => screen.getByLabelText<HTMLInputElement>('Code')

test('it is one input that the keyboard and the message service know', () => {
  renderPart(<Kept />)
  expect(document.querySelectorAll('input')).toHaveLength(1)
  expect([input().autocomplete, input().inputMode]).toEqual(['one-time-code', 'numeric'])
})

test('at the sixth digit it is complete, once; letters do not count', async () => {
  const complete = jest.fn()
  const { user, rerender } = renderPart(<Kept onComplete={complete} />)
  await user.type(input(), '12a3-45')
  expect(complete).not.toHaveBeenCalled()
  await user.type(input(), '6789')
  rerender(<Kept onComplete={complete} />)
  expect(complete.mock.calls).toEqual([['123456']])
})

test('a pasted code takes the place of what stood there, spaces and all', async () => {
  const complete = jest.fn()
  const { user } = renderPart(<Kept onComplete={complete} />)
  await user.type(input(), '99')
  await user.paste(' 481 903 ')
  expect(complete.mock.calls).toEqual([['481903']])
})

test('digits of a wide keyboard and of other scripts are digits', async () => {
  const { user } = renderPart(<Kept />)
  await user.type(input(), '４８๑٢')
  expect(input().value).toBe('4812')
})

test('an error clears it once and is read with it; a new code stays', async () => {
  const complete = jest.fn()
  const { user, rerender } = renderPart(<Kept onComplete={complete} />)
  await user.type(input(), '111111')
  rerender(<Kept onComplete={complete} error="Wrong code." />)
  expect(input().value).toBe('')
  expect(document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent).toBe('Wrong code.')
  await user.type(input(), '222222')
  rerender(<Kept onComplete={complete} error="Wrong code." />)
  expect(input().value).toBe('222222')
  expect(complete).toHaveBeenCalledTimes(2)
})

test('a part of a code stays as something is wrong with it', async () => {
  const { user, rerender } = renderPart(<Kept />)
  await user.type(input(), '123')
  rerender(<Kept error="Enter the six-digit code" />)
  expect(input().value).toBe('123')
})

/** As a form holds it: whatever is said of it is taken back as it changes. */
function InForm() {
  const [value, setValue] = useState('')
  const error = value === '123456' ? 'Wrong code.' : value === '' ? 'Required' : undefined
  return <OtpField label="Code" value={value} onChange={setValue} error={error} />
}

test('why it was cleared stays until something is typed, whatever is said of an empty one', async () => {
  const { user } = renderPart(<InForm />)
  const said = () => document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent
  expect(said()).toBe('Required')
  await user.type(input(), '123456')
  expect([input().value, said()]).toEqual(['', 'Wrong code.'])
  await user.type(input(), '4')
  expect([input().value, said()]).toEqual(['4', undefined])
  await user.clear(input())
  expect(said()).toBe('Required')
})

test('while the code is on its way nothing can be typed', async () => {
  const { user } = renderPart(<Kept disabled />)
  await user.type(input(), '1')
  expect(input().value).toBe('')
})

test('a secret one shows dots and asks no message service', async () => {
  const { user, container } = renderPart(<Kept secret />)
  await user.type(input(), '12')
  expect(container.textContent).toContain('••')
  expect(container.textContent).not.toContain('1')
  expect([input().type, input().autocomplete]).toEqual(['password', 'off'])
})
