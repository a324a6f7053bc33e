/** A deposit of the exchange, as it is once nobody paid it for a day. */
import { expect, test } from '@jest/globals'
import type { Recharge } from '@shared/contract/calls/wallet'
import { newPerson } from '@shared/testing/people'
import { exchange, renderScreen } from '@shared/testing/screen'
import { screen } from '@testing-library/react'
import { placeRecharge } from '../testing/order.ts'
import { Expired } from './expired.tsx'
import { useFailWords, usePaidWords, useStateWords } from './payment-words.ts'

type Change = Partial<Recharge>

function Told({ order }: { order: Recharge }) {
  const [deposit, withdrawal] = [useStateWords()(order), usePaidWords()(order)]
  return (
    <>
      <p title="state">{[deposit, withdrawal].map(({ kind, text }) => `${kind} ${text}`).join()}</p>
      <p title="why">{useFailWords()(order.failReason)}</p>
      <Expired order={order} />
    </>
  )
}

async function draw(change: Change): Promise<void> {
  const at = { path: '/chongzhitixianResult', as: await newPerson(exchange()) }
  await renderScreen(Promise.resolve({ default: () => null }), at)
  const order = { ...(await placeRecharge()), ...change }
  await renderScreen(Promise.resolve({ default: () => <Told order={order} /> }), at)
}
const said = async (title: string) => (await screen.findByTitle(title)).textContent
const expired: Change = { status: -2, failReason: 'expired' }

test.each<[string, Change, string, string]>([
  ['expired', expired, 'bad Expired,bad Expired', ''],
  ['cancelled', { status: -2, failReason: 'cancelled' }, 'bad Cancelled,bad Cancelled', ''],
  ['not paid', { status: -2, failReason: 'not-arrived' }, 'bad Failed,bad Failed', 'Payment not received'],
  ['failed for a reason of a newer server', { status: -2, failReason: 'lost' }, 'bad Failed,bad Failed', 'lost'],
  ['failed at an older server', { status: -2, failReason: null }, 'bad Failed,bad Failed', ''],
])('an order that is %s says so once, in red', async (_, change, state, why) => {
  await draw(change)
  expect([await said('state'), await said('why')]).toEqual([state, why])
})

test.each<[string, Change, RegExp | null]>([
  [
    'by an address',
    expired,
    /^Don't send anything else to this address.*Already paid\? It won't be credited automatically/,
  ],
  ['by bank', { ...expired, payCurrency: 'THB' }, /^Don't pay into this bank account again/],
  ['before either was issued', { ...expired, stage: 1 }, null],
  ['not at all', {}, null],
])('expired %s, nothing is to be sent there, and what was sent is the proof of a new one', async (_, change, words) => {
  await draw(change)
  await said('state')
  const banner = screen.queryByText(/(again|to this address)$/)?.parentElement
  if (words) expect(banner?.textContent).toMatch(words)
  else expect(banner).toBeFalsy()
})
