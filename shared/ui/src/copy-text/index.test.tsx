import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPart } from '../testing.tsx'
import { CopyText } from './index.tsx'

test('what it copies and that it copies is said, shown by its sign, and done by a press', async () => {
  const onCopy = jest.fn()
  renderPart(<CopyText value="48217306" label="Copy the order number" onCopy={onCopy} />)
  const button = screen.getByRole('button', { name: 'Copy the order number 48217306' })
  expect(button.querySelector('svg')).toBeTruthy()
  await userEvent.click(button)
  expect(onCopy).toHaveBeenCalledTimes(1)
})
