/** What the journeys of withdrawals share: people who may withdraw, and the desk that pays them. */
import { afterEach, beforeAll, expect } from '@jest/globals'
import { type PayoutAccount, userBalanceCall, withdrawalListCall } from '@shared/contract'
import { bankNumberKinds, payoutKinds } from '@shared/contract/codes'
import { connect } from '../client.ts'
import { PIN, prepare, wallet } from '../payouts.ts'
import type { Person } from '../people.ts'
import type { PlatformOptions } from '../platform.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'
import type { Line } from './line.ts'

export type Ready = Person & { to: PayoutAccount }

/** @param options of its platform, beside the tape */
export function withdrawJourney(options: PlatformOptions = {}) {
  const tape = { start: '2026-11-25 10:00:00', symbols: { BTCUSDT: [[0, '64000']] as [number, string][] }, gaps: [] }

  const { phone: newPhone, person, platform, tab } = journey({ tape, ...options })

  const HOUR = 3600

  const bank = {
    ...{ kind: payoutKinds.bank, country: 'TH', currency: 'THB', bankName: 'Kasikornbank' },
    ...{ numberKind: bankNumberKinds.account, number: '123-4-56789-0', realName: 'Sample Person' },
  } as const

  const client = () => connect(platform().address().url, platform().address().publicKey)

  const pass = (seconds: number) => platform().operate('clock', 'advance', `${seconds}s`)

  const desk = (...words: string[]) => platform().operate('withdraw', ...words)

  const ordersOf = async ({ token }: Person) => (await client().ask(withdrawalListCall, {}, { token })).records

  const balanceOf = async ({ token }: Person) => {
    const [usdt] = await client().ask(userBalanceCall, { currency: 'USDT' }, { token })
    return [usdt?.available, usdt?.frozen]
  }

  async function bound(account: typeof wallet | typeof bank): Promise<Ready> {
    const someone = await person({ balance: '1000' })
    return { ...someone, to: await prepare(client(), someone, account) }
  }

  const wallets: Ready[] = []

  const banks: Ready[] = []

  /** The hour that each waits passes once for all. */
  beforeAll(async () => {
    for (let n = 0; n < 5; n++) wallets.push(await bound(wallet))
    banks.push(await bound(bank))
    await pass(HOUR)
  })

  function next(of: Ready[]): Ready {
    const one = of.pop()
    if (!one) throw new Error('Nobody is left who can withdraw')
    return one
  }

  const lines: Line[] = []

  afterEach(async () => {
    for (const line of lines.splice(0)) line.close()
    expect(await platform().operate('ledger', 'check')).toBe('The books are sound')
  })

  async function send(phone: Driver, amount: string, pin = PIN): Promise<void> {
    await phone.type('Withdrawal password', pin)
    await phone.tap(new RegExp(`^Withdraw ${amount} USDT$`))
  }

  return {
    newPhone,
    person,
    platform,
    tab,
    HOUR,
    client,
    pass,
    desk,
    ordersOf,
    balanceOf,
    wallets,
    banks,
    next,
    lines,
    send,
  }
}
