import { expect, jest, test } from '@jest/globals'
import { DEFAULT_COUNTRY } from '@shared/format/phone'
import { screen } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { PhoneCode } from './index.tsx'

test('it shows the code, is named by its country and opens the list', async () => {
  const open = jest.fn()
  const { user } = renderPart(<PhoneCode country={DEFAULT_COUNTRY} onClick={open} />)
  const button = screen.getByRole('button', { name: 'Country code: United States +1', expanded: false })
  expect(button.textContent).toBe('+1')
  await user.click(button)
  expect(open).toHaveBeenCalledTimes(1)
})

test("names the country in the reader's language", () => {
  renderPart(<PhoneCode country={DEFAULT_COUNTRY} />, 'es-419')
  expect(screen.getByRole('button', { name: 'Country code: Estados Unidos +1' })).toBeDefined()
})
