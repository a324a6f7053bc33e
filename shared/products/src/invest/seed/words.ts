/** What the products of a fresh exchange are called, and what is said of them. */
import { msg, translations } from '@shared/phrases'
import type { ProductWords } from '../words.ts'

const promise = msg`A fixed rate is the operator's promise, not the result of trading. A day's income comes to your balance account every 24 hours, the principal at the end.`

const machine = msg`Each day you earn what the machine mines minus its power cost, paid in the coin. If the power costs more, the machine stands idle at no cost to you. The purchase price isn't refunded.`

const coupons = msg`Interest comes to your balance account every 30 days, the principal at maturity. It cannot be sold before.`

const purpose = msg`Working capital of a sample issuer: no company stands behind it, the operator's yield account pays.`

export const arbitrageWords = (days: number, coin = ''): ProductWords => ({
  name: translations(coin ? msg`AI arbitrage {coin}, {days} days` : msg`AI arbitrage, {days} days`, { days, coin }),
  intro: translations(promise),
})

export const bondWords = (days: number, series: number): ProductWords => ({
  name: translations(msg`Sample bond {series}, {days} days`, { series, days }),
  intro: translations(coupons),
  purpose: translations(purpose),
})

/** A machine's name is the same in every language. */
export const machineWords = (model: string): ProductWords => ({
  name: { 'en-us': model },
  intro: translations(machine),
})
