/** What the products of a fresh exchange are called, and what is said of them. */
import { msg, translations } from '@shared/phrases'
import type { ProductWords } from '../words.ts'

const promise = msg`The fixed rate is promised by the operator; it doesn't come from trading. Income is paid into your balance account every 24 hours, and the principal at the end.`

const machine = msg`Each day you earn what the machine mines minus its power cost, paid in the coin. If the power costs more, the machine stands idle at no cost to you. The purchase price isn't refunded.`

const coupons = msg`Interest is paid into your balance account every 30 days, and the principal at maturity. The bond can't be sold before then.`

const purpose = msg`Working capital for a sample issuer. There's no company behind it: the operator's yield account pays.`

const arbitrageName = (days: number, coin: string) =>
  coin
    ? translations(msg({ message: 'AI arbitrage {coin}, {days} days' }), { days, coin })
    : translations(msg({ message: 'AI arbitrage, {days} days' }), { days })

export const arbitrageWords = (days: number, coin = ''): ProductWords => ({
  name: arbitrageName(days, coin),
  intro: translations(promise),
})

export const bondWords = (days: number, series: number): ProductWords => ({
  name: translations(msg({ message: 'Sample bond {series}, {days} days' }), { series, days }),
  intro: translations(coupons),
  purpose: translations(purpose),
})

/** A machine's name is the same in every language. */
export const machineWords = (model: string): ProductWords => ({
  name: { 'en-us': model },
  intro: translations(machine),
})
