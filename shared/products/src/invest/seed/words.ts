/** What the products of a fresh exchange are called, and what is said of them. */
import { msg, translations } from '@shared/phrases'
import type { ProductWords } from '../words.ts'

const promise = msg`The fixed rate is promised by the operator; it doesn't come from trading. Income is paid into your balance account every 24 hours, and the principal at the end.`

const machine = msg`Each day you earn what the machine mines minus its power cost, paid in the coin. If the power costs more, the machine stands idle at no cost to you. The purchase price isn't refunded.`

const coupons = msg`Interest is paid into your balance account every 30 days, and the principal at maturity. The bond can't be sold before then.`

/** What each issuer would borrow for. All are made up: their names say so, and so does each text. */
const purposes = {
  'Harbour Light Power': msg`Cables and a substation for a harbour town. The issuer is fictional: the operator's yield account pays.`,
  'Cedar Ridge Water': msg`A reservoir and its pipes below a ridge. The issuer is fictional: the operator's yield account pays.`,
  'Northline Rail': msg`New track for a railway in the north. The issuer is fictional: the operator's yield account pays.`,
  'Meadow Sun Farms': msg`Seed and machines until the harvest. The issuer is fictional: the operator's yield account pays.`,
}

export type BondIssuer = keyof typeof purposes

const arbitrageName = (days: number, coin: string) =>
  coin
    ? translations(msg({ message: 'AI arbitrage {coin}, {days} days' }), { days, coin })
    : translations(msg({ message: 'AI arbitrage, {days} days' }), { days })

export const arbitrageWords = (days: number, coin = ''): ProductWords => ({
  name: arbitrageName(days, coin),
  intro: translations(promise),
})

/** A bond's name is the same in every language. */
export const bondWords = (name: string, issuer: BondIssuer): ProductWords => ({
  name: { 'en-us': name },
  intro: translations(coupons),
  purpose: translations(purposes[issuer]),
})

/** A machine's name is the same in every language. */
export const machineWords = (model: string): ProductWords => ({
  name: { 'en-us': model },
  intro: translations(machine),
})
