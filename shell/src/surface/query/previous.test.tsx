/** What stands of one question while the next is asked. */
import { beforeEach, expect, test } from '@jest/globals'
import { userBalanceCall } from '@shared/contract/calls/wallet'
import { standBetween } from '@shared/testing/between'
import { exchange, renderScreen } from '@shared/testing/screen'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { useCall } from './index.ts'

beforeEach(() => localStorage.clear())

function Owned({ previous }: { previous: boolean }) {
  const [currency, ask] = useState('USDT')
  const { data, isPlaceholderData } = useCall(userBalanceCall, { currency }, { previous })
  return (
    <>
      <button type="button" onClick={() => ask('ETH')}>
        {isPlaceholderData ? 'of before' : 'of now'}
      </button>
      <p>{data ? `${data[0]?.currency} ${data[0]?.available}` : 'nothing'}</p>
    </>
  )
}

/** The answer about ETH comes when the test says so. */
async function draw(previous: boolean) {
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  const { address, stop } = await standBetween(exchange(), {
    until: path => (path.includes('ETH') ? promise : undefined),
  })
  const drawn = await renderScreen(Promise.resolve({ default: () => <Owned previous={previous} /> }), {
    path: '/my',
    as: { balance: '100' },
    at: address,
  })
  await screen.findByText('USDT 100')
  await drawn.user.click(screen.getByRole('button'))
  return { answer, stop }
}

test('what the question before was answered stands, said to be of before, until the next is answered', async () => {
  const { answer, stop } = await draw(true)
  expect(screen.getByText('USDT 100')).toBeTruthy()
  expect(screen.getByRole('button').textContent).toBe('of before')
  answer()
  await screen.findByText('ETH 0')
  expect(screen.getByRole('button').textContent).toBe('of now')
  await stop()
})

test('unless that was asked for, nothing stands of it', async () => {
  const { answer, stop } = await draw(false)
  expect(screen.getByText('nothing')).toBeTruthy()
  answer()
  await screen.findByText('ETH 0')
  await stop()
})
