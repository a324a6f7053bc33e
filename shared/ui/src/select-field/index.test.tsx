import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { SelectField } from './index.tsx'

test.each(['above', 'inside', 'hidden'] as const)(
  'with its label %s its name is the label and the choice',
  labelled => {
    renderPart(<SelectField label="Network" value="TRC20" labelled={labelled} />)
    expect(screen.getByRole('button', { name: 'Network TRC20' }).getAttribute('aria-haspopup')).toBe('dialog')
  },
)

test('it opens by keyboard and says whether its sheet is open', async () => {
  const open = jest.fn()
  const { user, rerender } = renderPart(<SelectField label="Network" placeholder="Choose one" onClick={open} />)
  const button = screen.getByRole('button', { name: 'Network Choose one', expanded: false })
  await user.tab()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(button)
  expect(open).toHaveBeenCalledTimes(1)
  rerender(<SelectField label="Network" open onClick={open} />)
  expect(button.getAttribute('aria-expanded')).toBe('true')
})

test('with a reason it does not open and says why', async () => {
  const open = jest.fn()
  const { user } = renderPart(<SelectField label="Currency" value="USDT" reason="Only USDT today." onClick={open} />)
  await user.click(screen.getByRole('button'))
  expect(open).not.toHaveBeenCalled()
  expect(screen.getByText('Only USDT today.')).toBeDefined()
})
