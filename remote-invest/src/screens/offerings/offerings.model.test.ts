import { expect, test } from '@jest/globals'
import type { Application, Offering } from '@shared/contract/calls/invest/offerings'
import { applicationStates, offeringStates } from '@shared/contract/codes'
import { fromServerTime } from '@shared/format/time'
import { actOf, isFrozen, nextAt, paceOf, statusOf, stepsOf, tabOf } from './offerings.model.ts'

const my = (status: Application['status']): Application => ({
  ...{ id: 'I1', orderNo: 'I1', ioeId: 'O1', symbol: 'LUMA', lots: 8, quantity: '800', estimatedPrice: '0.1' },
  ...{ winningPrice: null, wonLots: null, wonQuantity: null, amount: '80', payTime: null, salt: 's', commitHash: 'c' },
  ...{ payEnd: '2026-11-30 00:00:00', listTime: '2026-12-01 00:00:00', createTime: '2026-11-26 00:00:00' },
  ...{ clientOrderId: null, status },
})
const offering = (change: Partial<Offering>): Offering => ({
  ...{
    id: 'O1',
    name: 'Luma',
    symbol: 'LUMA',
    logo: null,
    intro: '',
    whitePaperId: null,
    totalLots: 1000,
    lotSize: 100,
  },
  ...{ estimatedPrice: '0.1', floorPrice: '0.08', winningPrice: null, minLots: 1, maxLots: 10, subscribedLots: 595 },
  ...{ sampleLots: 595, commitHash: 'c', my: null, barredUntil: null, status: offeringStates.issuing },
  ...{ applyStart: '2026-11-26 00:00:00', applyEnd: '2026-11-28 00:00:00', drawTime: '2026-11-28 01:00:00' },
  ...{ payEnd: '2026-11-30 00:00:00', listTime: '2026-12-01 00:00:00' },
  ...change,
})

test('tabs and states come from the address; what it names wrongly is none', () => {
  expect([tabOf({}), tabOf({ tab: 'records' }), tabOf({ tab: 'x' })]).toEqual(['offers', 'records', 'offers'])
  expect([statusOf({ status: '-1' }), statusOf({ status: '9' }), statusOf({})]).toEqual([-1, undefined, undefined])
})

const { applied, won, completed, listed, notWon, forfeited } = applicationStates
test.each([
  [offering({ status: offeringStates.upcoming }), 'none yet of issuing'],
  [offering({}), 'issuing of issuing applied won completed listed'],
  [offering({ my: my(applied) }), 'applied of issuing applied won completed listed'],
  [offering({ status: offeringStates.drawing, my: my(applied) }), 'applied of issuing applied won completed listed'],
  [offering({ status: offeringStates.paying, my: my(won) }), 'won of issuing applied won completed listed'],
  [offering({ status: offeringStates.paying, my: my(completed) }), 'completed of issuing applied won completed listed'],
  [offering({ status: offeringStates.listed, my: my(listed) }), 'all of issuing applied won completed listed'],
  [offering({ status: offeringStates.paying, my: my(notWon) }), 'notWon of issuing applied notWon'],
  [offering({ status: offeringStates.completed, my: my(forfeited) }), 'forfeited of issuing applied won forfeited'],
  [offering({ status: offeringStates.drawing }), 'drawing of issuing drawing paying completed listed'],
  [offering({ status: offeringStates.listed }), 'all of issuing drawing paying completed listed'],
])('%#: the way that is shown, and where on it one is', (of, words) => {
  const { steps, now } = stepsOf(of)
  const at = now < 0 ? 'none yet' : (steps[now] ?? 'all')
  expect(`${at} of ${now < 0 ? steps[0] : steps.join(' ')}`).toBe(words)
})

test('its next moment is that of its state; a listed one has none', () => {
  const at = (status: Offering['status']) => nextAt(offering({ status }))
  expect(at(offeringStates.upcoming)).toBe(fromServerTime('2026-11-26 00:00:00'))
  expect(at(offeringStates.drawing)).toBe(fromServerTime('2026-11-28 01:00:00'))
  expect(at(offeringStates.listed)).toBeUndefined()
})

test('near a step of any of them, and until a late one comes, they are asked for each ten seconds, else each minute', () => {
  const end = fromServerTime('2026-11-28 00:00:00')
  const of = [offering({ status: offeringStates.listed }), offering({})]
  const pace = (minutes: number) => paceOf(of, end + minutes * 60_000)
  expect([-60, -11, -10, 0, 30].map(pace)).toEqual([60_000, 60_000, 10_000, 10_000, 10_000])
  expect(paceOf([], end)).toBe(60_000)
})

test('what may be done: apply once it is open, known and not barred; pay what was won; exchange what came', () => {
  const is = (change: Partial<Offering>, verified = true) => actOf(offering(change), verified).is
  expect(is({})).toBe('apply')
  expect(is({}, false)).toBe('identity')
  expect(actOf(offering({ barredUntil: '2026-12-20 00:00:00' }), true)).toEqual({
    is: 'barred',
    until: '2026-12-20 00:00:00',
  })
  expect([is({ status: 0 }), is({ status: 2 })]).toEqual(['early', 'closed'])
  const elsewhere = { appliedElsewhere: true }
  expect([is(elsewhere), is(elsewhere, false), is({ ...elsewhere, status: 2 })]).toEqual([
    'elsewhere',
    'elsewhere',
    'closed',
  ])
  expect([is({ my: my(applied) }), is({ my: my(won) }), is({ my: my(listed) })]).toEqual(['applied', 'pay', 'swap'])
  expect([is({ my: my(completed) }), is({ my: my(notWon) }), is({ my: my(forfeited) })]).toEqual([
    ...['applied', 'over', 'over'],
  ])
})

test('the list is there from the end of applying on', () => {
  expect([0, 1, 2, 3].map(status => isFrozen({ status: status as Offering['status'] }))).toEqual([
    ...[false, false, true, true],
  ])
})
