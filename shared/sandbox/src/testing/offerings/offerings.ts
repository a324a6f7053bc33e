/** What tests of offerings do over and over: make one, let people apply, let its time pass. */
import {
  type Application,
  applicationListCall,
  applyAdvancedCall,
  applyOfferingCall,
  drawProofCall,
  type InputOf,
  messageListCall,
  type Offering,
  offeringListCall,
  payOfferingCall,
  userAssetsCall,
  userBalanceCall,
} from '@shared/contract'
import { newOrderId } from '../../../../testing/src/client.ts'
import type { Exchange, TestUser } from '../../../../testing/src/exchange.ts'
import { wasAlive } from '../../away.ts'
import { advanced, applyBasic } from '../accounts/identities.ts'
import { pass } from '../accounts/people.ts'

const HOUR = 3600
/** Seconds from the start; each step is longer than what the market lives second by second. */
export const [APPLYING, DRAWN, PAID, LISTED] = [2 * HOUR, 3.5 * HOUR, 7.5 * HOUR, 9.5 * HOUR]

export function offeringsOf(exchange: Exchange) {
  const { client, sandbox } = exchange
  let made = 0
  /** When each began, epoch ms. */
  const starts = new Map<string, number>()

  async function offer(...options: string[]): Promise<string> {
    const id = `O-test-${++made}`
    starts.set(id, sandbox.context.clock.now())
    const prices = ['--floor', '0.08', '--estimated', '0.10', '--lots', '1000', '--lot-size', '100']
    const times = ['--apply', '2', '--draw', '90', '--pay', '4', '--list', '2']
    await exchange.operate('ieo', 'create', '--id', id, '--symbol', `TOK${made}`, ...prices, ...times, ...options)
    return id
  }

  /** To so many seconds after it began, as if it had lived them: what is due is done in the last one. */
  async function until(id: string, seconds: number): Promise<void> {
    const { clock, db } = sandbox.context
    const now = clock.now()
    pass(exchange, (starts.get(id) ?? now) / 1000 + seconds - now / 1000 - 1)
    wasAlive(db, clock.now())
    await sandbox.advance(1)
  }

  async function person(balance = '1000'): Promise<TestUser> {
    const user = await exchange.newUser({ balance })
    const { result } = await applyBasic(exchange, user)
    await exchange.operate('identity', 'approve', result.id)
    return user
  }

  /** The desk finds that two verified accounts are one person's as it approves the second one's advanced identity. */
  async function linkLater(first: TestUser, second: TestUser): Promise<void> {
    const { result } = await client.call(applyAdvancedCall, advanced(), second)
    await exchange.operate('identity', 'approve', result.id, '--same-as', first.id)
  }

  const wish = (ioeId: string, lots: number, salt = 'my-salt'): InputOf<typeof applyOfferingCall> => ({
    ...{ ioeId, lots, salt },
    clientOrderId: newOrderId(),
  })
  const tryToApply = (user: TestUser, ...wishes: Parameters<typeof wish>) =>
    client.call(applyOfferingCall, wish(...wishes), user)
  const apply = (user: TestUser, ...wishes: Parameters<typeof wish>): Promise<Application> =>
    client.ask(applyOfferingCall, wish(...wishes), user)
  const pay = (user: TestUser, orderId: string, clientOrderId = newOrderId()) =>
    client.call(payOfferingCall, { orderId, clientOrderId }, user)
  const mine = async (user: TestUser, ioeId: string) =>
    (await client.ask(applicationListCall, { ioeId }, user)).records[0]
  const seen = async (user: TestUser, id: string): Promise<Offering | undefined> =>
    (await client.ask(offeringListCall, { id }, user)).records[0]
  const proof = (id: string) => client.ask(drawProofCall, { id })
  const told = async (user: TestUser) =>
    (await client.ask(messageListCall, { pageSize: 50 }, user))
      .filter(({ linkUrl }) => linkUrl?.startsWith('/ieo'))
      .map(({ titile }) => titile)
  const assets = (user: TestUser) => client.ask(userAssetsCall, {}, user)
  const available = async (user: TestUser, currency: string) =>
    (await client.ask(userBalanceCall, { currency }, user))[0]?.available
  return { offer, until, person, linkLater, wish, tryToApply, apply, pay, mine, seen, proof, told, assets, available }
}
