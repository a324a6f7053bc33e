/** What a machine earns a day at a price, and whether that ever earns back what it costs (docs/rules/invest.md#incomes). */
import type { Product } from '@shared/contract/calls/invest/products'
import {
  big,
  breakEvenDays,
  compare,
  count,
  type Decimal,
  incomePlaces,
  type MiningDay,
  miningDay,
  truncate,
} from '@shared/money'

const CENTS = incomePlaces('USDT')

/** What a mining machine is told with; a server that leaves one out does not offer a machine. */
export type Machine = Product & {
  coin: string
  price: Decimal
  outputPerUnit: Decimal
  powerW: Decimal
  powerPrice: Decimal
}

export const isMachine = (product: Product): product is Machine =>
  [product.coin, product.price, product.outputPerUnit, product.powerW, product.powerPrice].every(told => told != null)

/** Of the coins that are mined, each once, in the order of the machines. */
export const coinsOf = (machines: readonly Machine[]): string[] => [...new Set(machines.map(({ coin }) => coin))]

/** @param coin all of them where none is asked for */
export const miningOf = (machines: readonly Machine[], coin: string | undefined): Machine[] =>
  machines.filter(machine => coin === undefined || machine.coin === coin)

/** The account that pays for each coin, once. */
export const payersOf = (machines: readonly Machine[]): Product['payer'][] => [
  ...new Map(machines.map(({ payer }) => [payer.currency, payer])).values(),
]

/** In USDT, in whole cents: gross less power is net to the cent, but where the day is idle. */
type Worth = { gross: Decimal; power: Decimal; net: Decimal }
export type Earning = MiningDay & { worth: Worth }

const worthOf = ({ gross, power, net, idle }: MiningDay, price: Decimal): Worth => {
  const worth = (value: Decimal) => truncate(big(value).times(big(price)), CENTS)
  const [all, left] = [worth(gross), worth(net)]
  return { gross: all, net: left, power: idle ? worth(power) : big(all).minus(big(left)).toString() }
}

/** A day of so many machines, at the price of their coin; null where that is not known. */
export function earningOf(machine: Machine, units = 1): Earning | null {
  const { coinPrice } = machine
  if (coinPrice == null || compare(coinPrice, '0') <= 0) return null
  const day = miningDay(machine, units, coinPrice)
  return { ...day, worth: worthOf(day, coinPrice) }
}

export type BreakEven = {
  /** Null where today's price never earns it back. */
  days: number | null
  /** Within the time that the machine runs. */
  within: boolean
  /** Where the dot stands on the line of its days, 0 to 1. */
  at: number
  /** In USDT, all days at today's price. */
  total: Decimal
}

/** Whether what a machine costs comes back within its days, at today's price. */
export function breakEvenOf(machine: Machine): BreakEven | null {
  const { coinPrice, price, cycleDays } = machine
  const earning = earningOf(machine)
  if (!earning || coinPrice == null) return null
  const days = breakEvenDays(price, earning.net, coinPrice)
  const within = days !== null && days <= cycleDays
  const total = big(earning.net).times(count(cycleDays)).times(big(coinPrice))
  return { days, within, at: within ? days / cycleDays : 1, total: truncate(total, CENTS) }
}

/** How much of what is earned stays once the power is paid, 0 to 1; nothing where the day is idle. */
export const netShareOf = ({ gross, net }: MiningDay): number =>
  compare(gross, '0') > 0 ? Number(big(net).div(big(gross)).toString()) : 0

/** Kilowatt-hours of a machine's day. */
export const energyOf = ({ powerW }: Machine): Decimal => big(powerW).times('24').div('1000').toString()
