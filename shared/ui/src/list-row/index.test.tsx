import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { List, ListRow } from './index.tsx'

const chevron = () => document.querySelector('svg')

test('a row that opens a page is a link with a chevron', () => {
  renderPart(
    <List label="Settings">
      <ListRow title="Language" value="English" href="#/language" />
    </List>,
  )
  expect(screen.getByRole('list', { name: 'Settings' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Language English' }).getAttribute('href')).toBe('#/language')
  expect(chevron()).not.toBeNull()
})

test('a row that acts is a button without one, unless it opens a page after all', async () => {
  const act = jest.fn()
  const { user, rerender } = renderPart(<ListRow title="Copy" onClick={act} />)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(act).toHaveBeenCalledTimes(1)
  expect(chevron()).toBeNull()
  rerender(<ListRow title="Copy" onClick={act} opens />)
  expect(chevron()).not.toBeNull()
})

test('a row with a switch is its label', async () => {
  const change = jest.fn()
  const { user } = renderPart(
    <ListRow title="Hide balances" control="hide" value={<input id="hide" type="checkbox" onChange={change} />} />,
  )
  await user.click(screen.getByText('Hide balances'))
  expect(change).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('checkbox', { name: 'Hide balances' })).toBeDefined()
})

test('of a choice the chosen row alone has a tick, and says so', () => {
  renderPart(
    <List>
      <ListRow title="USDT" current onClick={() => {}} />
      <ListRow title="BTC" current={false} onClick={() => {}} />
    </List>,
  )
  const [chosen, other] = screen.getAllByRole('button')
  expect([chosen?.ariaCurrent, chosen?.querySelectorAll('svg').length]).toEqual(['true', 1])
  expect([other?.ariaCurrent, other?.querySelectorAll('svg').length]).toEqual(['false', 0])
})

test('a plain row is neither', () => {
  renderPart(<ListRow title="Fee" value="7.72" />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

test('one that is off opens nothing', () => {
  renderPart(<ListRow title="Swap" href="#/shandui" disabled />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true)
})

test('a state stands beside the title, where it has room below it too', () => {
  renderPart(<ListRow title="120.00 USDT" note="TRC20" state={<span>Waiting for payment</span>} />)
  expect(screen.getByText('Waiting for payment').parentElement?.textContent).toBe('120.00 USDTWaiting for payment')
  expect(screen.getByText('TRC20').parentElement?.textContent).toBe('120.00 USDTWaiting for paymentTRC20')
})
