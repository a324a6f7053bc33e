/** What a random person may do in all modes and accounts at once, as arbitraries. */
import { directions, marginModes } from '@shared/contract/codes'
import { fc } from '../../../../testing/src/soak.ts'
import { passNight } from './nights.ts'
import { type Person, Sender } from './sender.ts'

/** Each with how often it comes. */
export const acts = {
  contract: 6,
  cfd: 4,
  limit: 4,
  stop: 3,
  option: 3,
  stake: 2,
  spot: 3,
  'spot-limit': 2,
  swap: 2,
  transfer: 2,
  close: 6,
  'add-margin': 2,
  trail: 2,
  reverse: 2,
  amend: 4,
  cancel: 4,
  'close-all': 1,
  reset: 1,
  exit: 1,
  alert: 3,
  night: 1,
  withdraw: 4,
  'withdraw-cancel': 3,
  'withdraw-decide': 5,
  recharge: 2,
  credit: 2,
  payout: 1,
  second: 14,
  'half a minute': 1,
} as const
export type Act = keyof typeof acts
const weighted = Object.entries(acts).map(([name, weight]) => ({ weight, arbitrary: fc.constant(name as Act) }))

const step = fc.record({
  do: fc.oneof(...weighted),
  in: fc.constantFrom('money', 'money', 'demo', 'entry'),
  direction: fc.constantFrom(...Object.values(directions)),
  marginMode: fc.constantFrom(...Object.values(marginModes)),
  leverage: fc.constantFrom(10, 20, 50, 100),
  /** Of what is available, or of what is there. */
  percent: fc.constantFrom(5, 20, 45, 100),
  /** Thousandths of the price, beyond it. */
  away: fc.constantFrom(-8, -2, 0, 1, 3),
  which: fc.nat(19),
})
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
export const sequences = fc.array(step, { minLength: 40, maxLength: 200, size: 'max' })

/** @throws Refused where a rule of the exchange stands against it */
export async function act(person: Person, one: Step): Promise<void> {
  const sender = new Sender(person, one)
  const { sandbox } = person.exchange
  switch (one.do) {
    case 'second':
      return sandbox.advance(1)
    case 'half a minute':
      return sandbox.advance(31)
    case 'night':
      return passNight(sandbox.context)
    case 'contract':
    case 'cfd':
      return sender.place(one.do)
    case 'limit':
    case 'stop':
      return sender.place(one.which % 2 ? 'cfd' : 'contract', one.do === 'limit' ? 'price' : 'triggerPrice')
    case 'spot':
    case 'spot-limit':
      return sender.spot(one.do === 'spot-limit')
    case 'option':
      return sender.option()
    case 'stake':
      return sender.stake()
    case 'swap':
      return sender.swap()
    case 'transfer':
      return sender.transfer()
    case 'amend':
      return sender.amend()
    case 'close-all':
      return sender.closeAll()
    case 'reset':
      return sender.reset()
    case 'exit':
      return sender.exit()
    case 'alert':
      return sender.alert()
    case 'withdraw':
      return person.purse.withdraw(one.which, one.percent)
    case 'withdraw-cancel':
      return person.purse.cancel(one.which)
    case 'withdraw-decide':
      return person.purse.decide(one.which)
    case 'recharge':
      return person.purse.recharge(one.which)
    case 'credit':
      return person.purse.credit(one.which)
    case 'payout':
      return person.purse.arrange(one.which)
    default:
      return sender.change(one.do)
  }
}
