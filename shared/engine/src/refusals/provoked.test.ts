/** Each refusal of trading, met at a running exchange, and told in full. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Refusal, refusals } from '@shared/contract'
import { translate } from '@shared/phrases'
import { provoked } from '../../../sandbox/src/testing/refusals/provoked.ts'
import { type Provoked, tape } from '../../../sandbox/src/testing/refusals/provoking.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'
import { languages } from './languages.ts'
import { refusalTexts } from './texts.ts'
import { worded } from './worded.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ tape })
  await exchange.sandbox.advance(20)
})
afterAll(() => exchange.stop())

const rules = readFileSync(new URL('../../../../docs/rules/trade.md', import.meta.url), 'utf8')
/** Names of the last table of the rules of trading. */
const told = (rules.split('\n## Refusals\n')[1] ?? '')
  .split('\n')
  .filter(line => line.startsWith('| ') && !line.startsWith('| name'))
  .flatMap(line => (line.split('|')[1] ?? '').split(',').map(name => name.trim()))

test('the rules name every refusal that is met here, and no other', () => {
  expect(told.toSorted()).toEqual(Object.keys(provoked).toSorted())
})

/** Met at the border, in the wallet, with the account, among articles and in the chat, each in the tests of its domain. */
const met: readonly Refusal[] = [
  'unreadable-request',
  'request-too-large',
  'request-replayed',
  'request-late',
  'not-signed-in',
  'field-invalid',
  'above-maximum',
  'network-paused',
  'too-many-open',
  'review-begun',
  'voucher-needed',
  'account-needed',
  'account-hold',
  'account-network',
  'withdraw-hold',
  'credit-owed',
  'day-limit',
  'terms-changed',
  'address-invalid',
  'address-network',
  'address-contract',
  'number-invalid',
  'name-mismatch',
  'account-exists',
  'account-full',
  'account-in-use',
  'same-account',
  'secures',
  'ledger-halted',
  'not-an-image',
  'image-too-large',
  'wrong-credentials',
  'too-many-tries',
  'account-frozen',
  'code-required',
  'authenticator-required',
  'code-wrong',
  'code-used',
  'no-channel',
  'taken',
  'password-weak',
  'code-unknown',
  'agreement-required',
  'agreement-changed',
  'guest-exists',
  'no-more-today',
  'change-initial-password',
  'wrong-password',
  'pin-weak',
  'wrong-pin',
  'pin-locked',
  'password-needed',
  'key-expired',
  'profile-locked',
  'under-age',
  'tick-needed',
  'already-done',
  'own-limit',
  'on-break',
  'account-not-empty',
  'kyc-required',
  'reward-held',
  'passkey-refused',
  'score-too-low',
  'loan-limit',
  'loan-range',
  'loan-overdue',
  'loan-collecting',
  'please-sign',
  'ltv-too-high',
  'insufficient-collateral',
  'repay-too-much',
  'ioe-not-open',
  'ioe-applied',
  'lots-range',
  'ioe-barred',
  'pay-deadline',
  'product-gone',
  'not-on-sale',
  'hold-limit',
  'level-too-low',
  'remaining-less',
  'not-redeemable',
  'not-covered',
  'article-gone',
  'chat-closed',
  'chat-ticket',
  'message-too-long',
  'too-many-messages',
]

test('no refusal is known that is met nowhere', () => {
  expect([...Object.keys(provoked), ...met].toSorted()).toEqual(refusals.toSorted())
})

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name))

test.each(Object.entries(provoked) as [Refusal, Provoked][])(
  '%s is said where it is met, with each of its figures, in nine languages',
  async (refusal, [provoke, values]) => {
    const user = await exchange.newUser({ balance: '10000', contract: '30000' })
    const answer = await provoke({ exchange, user })
    expect({ refusal: answer.refusal, ...answer.values }).toEqual({ refusal, ...values })
    for (const language of languages) {
      const figures = placeholders(translate(refusalTexts[refusal], language)).map(name => answer.values[name])
      expect(figures.map(figure => String(figure ?? ''))).not.toContain('')
      expect(worded(refusal, answer.values as Record<string, string>, language)).not.toMatch(/[{}]/)
    }
    expect(answer.message).toBe(worded(refusal, answer.values as Record<string, string>, 'en-us'))
    expect(exchange.faults()).toEqual([])
  },
)
