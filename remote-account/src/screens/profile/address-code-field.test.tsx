import { expect, test } from '@jest/globals'
import { renderScreen } from '@shared/testing/screen'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { AddressCodeField } from './address-code-field.tsx'

function Kept() {
  const [value, setValue] = useState('')
  const rest = { error: undefined, wait: { left: 0, times: 0 }, busy: false, phone: false, onSend: () => {} }
  return <AddressCodeField {...rest} value={value} onChange={setValue} />
}

test.each(['123 456', ' 123-456 ', '１２３　４５６', '123456789'])(
  'keeps all six digits when %j is pasted',
  async copied => {
    const { user } = await renderScreen(Promise.resolve({ default: Kept }), { path: '/my' })
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Verification code' })
    await user.click(field)
    await user.paste(copied)
    expect(field.value).toBe('123456')
  },
)
