/** Reads the amount that a payment link asks for. It is only shown: nothing is sent by it. */
import { big } from './big.ts'
import type { Decimal } from './decimal.ts'
import type { LinkParts } from './payment-parts.ts'

/** token: undefined where the link leaves the unit open, or names a token whose places we don't know */
export type Asks = { amount: Decimal; token: string | undefined }

const TETHER = ['0xdac17f958d2ee523a2206206994597c13d831ec7', 'tr7nhqjekqxgtci8q8zy4pl8otszgjlj6t']
const TETHER_PLACES = 6
const ETHER_PLACES = 18
/** Characters; a longer amount is a mistake or a trick, and would fill the screen. */
const LONGEST_AMOUNT = 40

/** @param places by which a count of smallest units is divided */
function amountOf(value: string, places: number): Decimal | undefined {
  if (!/^\d{1,30}(?:\.\d{1,30})?(?:e\d{1,2})?$/i.test(value)) return undefined
  const amount = big(value).times(`1e-${places}`)
  const text = amount.toString()
  return amount.gt('0') && text.length <= LONGEST_AMOUNT ? text : undefined
}

function unitOf({ network, target, call, params }: LinkParts): {
  key: string
  places: number
  token: string | undefined
} {
  if (call) {
    const isTether = TETHER.includes(target.toLowerCase())
    return { key: 'uint256', places: isTether ? TETHER_PLACES : 0, token: isTether ? 'USDT' : undefined }
  }
  if (network === 'ERC20' && params.has('value')) return { key: 'value', places: ETHER_PLACES, token: 'ETH' }
  return { key: 'amount', places: 0, token: network === 'BTC' ? 'BTC' : undefined }
}

/** @returns undefined where no amount is named, or none that can be read */
export function asksOf(link: LinkParts): Asks | undefined {
  const { key, places, token } = unitOf(link)
  const amount = amountOf(link.params.get(key) ?? '', places)
  return amount === undefined ? undefined : { amount, token }
}
