import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderPart } from '../testing.tsx'
import { SearchField } from './index.tsx'

function Kept() {
  const [value, setValue] = useState('')
  return <SearchField label="Search pairs" value={value} onChange={setValue} />
}

test('the cross clears what was typed and leaves the cursor there', async () => {
  const { user } = renderPart(<Kept />)
  const input = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search pairs' })
  expect(screen.queryByRole('button')).toBeNull()
  await user.type(input, 'btc')
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(input.value).toBe('')
  expect(document.activeElement).toBe(input)
})
