/** A token offering as people meet it, to the cent: applied for, drawn, checked on the phone, paid and listed, or left unpaid. */
import { afterEach, expect, test } from '@jest/globals'
import {
  applicationListCall,
  applyOfferingCall,
  type DrawProofAnswer,
  offeringListCall,
  userAssetsCall,
  userBalanceCall,
} from '@shared/contract'
import { connect, newOrderId } from '../client.ts'
import { identify } from '../identified.ts'
import type { Person } from '../people.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'
import { alter } from './observe.ts'

const tape = { start: '2026-11-25 10:00:00', symbols: {}, gaps: [] }
const { phone: newPhone, person, platform } = journey({ tape })

afterEach(async () => expect(await platform().operate('ledger', 'check')).toBe('The books are sound'))

const client = () => connect(platform().address().url, platform().address().publicKey)

/** Floor 0.08, estimate 0.10, lots of 100; two hours to apply, drawn 90 minutes later, an hour to pay, listed two hours later. */
async function offer(symbol: string, ...options: string[]): Promise<string> {
  const id = `O-${symbol}`
  const terms = ['--floor', '0.08', '--estimated', '0.10', '--lots', '1000', '--lot-size', '100']
  const times = ['--apply', '2', '--draw', '90', '--pay', '1', '--list', '2']
  await platform().operate('ieo', 'create', '--id', id, '--symbol', symbol, ...terms, ...times, ...options)
  return id
}

/** What the exchange is down of the time to pay is added to it: that hour is lived. */
const until = {
  drawn: async () => {
    await platform().operate('clock', 'skip', '121m')
    await platform().operate('clock', 'skip', '90m')
  },
  unpaid: () => platform().operate('clock', 'advance', '63m'),
  listed: () => platform().operate('clock', 'skip', '121m'),
}

async function someone(): Promise<Person> {
  const who = await person({ balance: '1000' })
  await identify(platform().address(), who)
  return who
}

async function apply(phone: Driver, id: string, lots: string): Promise<void> {
  await phone.open(`/ieo?id=${id}`)
  await phone.tap('Apply')
  await phone.type('Lots', lots)
  await phone.tap('Continue')
  await phone.sees('Confirm your application')
  await phone.tap(`Apply for ${lots} lots`)
  await phone.sees(`You applied for ${lots} lots`)
}

/** What each of the four checks says, with its verdict. */
async function checks(phone: Driver): Promise<string[]> {
  const done = 'ol > li:not([data-result=runs]) p b'
  const read = () =>
    phone.page.$$eval(done, all => all.map(one => `${one.textContent}${one.parentElement?.lastChild?.textContent}`))
  await phone.when(async () => (await read()).length === 4)
  return read()
}

const green = [
  'The seed fits the commitment passed',
  'The list fits its hash passed',
  'Your entry is in the list passed',
  'The winners come out the same passed',
]

test('595 of 1,000 lots are applied for: five more are won at 0.092, paid with 46.00, and listed as 500 tokens', async () => {
  const id = await offer('LUMB', '--sample-lots', '595')
  const who = await someone()
  const phone = await newPhone({ of: who })
  await phone.open('/ieo')
  await phone.tap('LUMB', 'link')
  expect(await phone.figure('Estimated price')).toBe('0.10 USDT')
  await phone.sees('595 / 1,000')
  await phone.tap('Apply')
  await phone.type('Lots', '5')
  expect(await phone.figure('Most to pay')).toBe('50.00 USDT')
  await phone.tap('Continue')
  expect(await phone.figure('Charged now')).toBe('0.00 USDT')
  await phone.tap('Apply for 5 lots')
  await phone.sees('You applied for 5 lots')
  expect(await client().ask(userAssetsCall, {}, who)).toMatchObject({ balance: '1000' })
  await until.drawn()
  await phone.reload()
  await phone.sees('Won 5 of 5 lots')
  expect(await phone.figure('Winning price')).toBe('0.092 USDT')
  await phone.tap('Lottery result')
  expect(await checks(phone)).toEqual(green)
  await phone.sees('600 of 600 lots drawn', 'Kept on this phone since you applied')
  await phone.tap(/^Pay 46\.00 USDT/)
  await phone.sees('Pay for LUMB')
  expect(await phone.figure('Balance account')).toBe('Now 1,000.00→ After 954.00 USDT')
  await phone.tap('Pay 46.00 USDT')
  await phone.sees('46.00 USDT paid')
  await phone.sees(/Paid\. 500 LUMB arrive when it is listed/)
  expect(await client().ask(userAssetsCall, {}, who)).toMatchObject({ balance: '954', investAssets: '46' })
  await until.unpaid()
  await until.listed()
  await phone.reload()
  await phone.sees('500 LUMB are in your balance account.')
  const [held] = await client().ask(userBalanceCall, { currency: 'LUMB' }, who)
  expect(held?.available).toBe('500')
  await phone.tap('Swap LUMB')
  await phone.arrives('/shandui')
  expect(await phone.at()).toBe('/shandui?from=LUMB')
  expect((await client().ask(offeringListCall, { id }, who)).records[0]).toMatchObject({ winningPrice: '0.092' })
})

test('oversubscribed: four checks are green; where a salt of the list is altered on its way the second is red, with its values', async () => {
  const id = await offer('OVER', '--lots', '40', '--sample-lots', '95')
  const who = await someone()
  const phone = await newPhone({ of: who })
  await apply(phone, id, '8')
  await until.drawn()
  await phone.open(`/ieo?id=${id}&sheet=proof`)
  await phone.reload()
  expect(await checks(phone)).toEqual(green)
  await phone.sees('40 of 103 lots drawn')
  await phone.sees('No public beacon was named for this draw: the operator could have added entries.')
  await alter(phone.page, /appProdIoe\/drawProof$/, result => {
    const proof = result as DrawProofAnswer
    return { ...proof, entries: proof.entries.map((one, at) => (at === 0 ? { ...one, salt: 'altered' } : one)) }
  })
  await phone.reload()
  expect(await checks(phone)).toEqual(green.with(1, "The list doesn't fit its hash failed"))
  await phone.sees('Hash shown by the exchange', 'SHA-256 of the list')
})

test('what was won and not paid in time is forfeited: nothing was charged, and the next offering is barred', async () => {
  const [id, next] = [await offer('IDLE'), await offer('NEXT', '--apply', '48')]
  const who = await someone()
  const phone = await newPhone({ of: who })
  await apply(phone, id, '5')
  await until.drawn()
  await phone.reload()
  await phone.sees('Won 5 of 5 lots')
  await until.unpaid()
  await phone.reload()
  await phone.sees("They weren't paid in time and went back to the issuer. Nothing was charged.")
  expect(await client().ask(userAssetsCall, {}, who)).toMatchObject({ balance: '1000', investAssets: '0' })
  expect((await client().ask(applicationListCall, {}, who)).records[0]).toMatchObject({ status: -2 })
  await phone.open(`/ieo?id=${next}`)
  await phone.sees(/You left an earlier offering unpaid\. You can apply again from \d\d\/\d\d\/\d{4}/)
  const wish = { ioeId: next, lots: 1, salt: 'again', clientOrderId: newOrderId() }
  expect(await client().call(applyOfferingCall, wish, who)).toMatchObject({ result: { refusal: 'ioe-barred' } })
})
