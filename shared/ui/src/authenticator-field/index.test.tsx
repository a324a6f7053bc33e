import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderPart } from '../testing.tsx'
import { AuthenticatorField } from './index.tsx'

function Kept({ error }: { error?: string }) {
  const [value, setValue] = useState('')
  return <AuthenticatorField value={value} error={error} onChange={setValue} />
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Authenticator code' })

test('it takes a code of the authenticator, or a recovery code as it is written, and no more', async () => {
  const { user } = renderPart(<Kept />)
  expect(field().autocomplete).toBe('one-time-code')
  await user.type(field(), 'ABCD-EFGH9')
  expect(field().value).toBe('ABCD-EFGH')
  expect(screen.getByText('Lost your authenticator? Enter a recovery code.')).toBeTruthy()
})

test.each([
  [' 123 456 ', '123456'],
  [' ABCD - EFGH ', 'ABCD-EFGH'],
  ['１２３　４５６', '123456'],
])('keeps the whole code when %j is pasted', async (copied, code) => {
  const { user } = renderPart(<Kept />)
  await user.click(field())
  await user.paste(copied)
  expect(field().value).toBe(code)
})

test('what is wrong with it stands at it', () => {
  renderPart(<Kept error="The code is wrong or expired" />)
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('The code is wrong or expired')).toBeTruthy()
})
