import { expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { ChoiceField } from './index.tsx'

const options = [
  { value: 1, label: 'Passport' },
  { value: 2, label: 'Identity card' },
]

test('it opens its choices, marks the chosen one, and a press picks and closes', async () => {
  const pick = jest.fn()
  const { user } = renderPart(<ChoiceField label="Document" options={options} value={1} onChange={pick} />)
  await user.click(screen.getByRole('button', { name: 'Document Passport' }))
  expect(await screen.findByRole('button', { name: 'Passport', current: true })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Identity card' }))
  expect(pick).toHaveBeenCalledWith(2)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
