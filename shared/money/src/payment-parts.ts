/** Takes a payment link apart, by the grammar at the head of payment-link.ts. What the parts mean is judged there. */
import { type Chain, readAddress } from './payout-address.ts'

const networkOfScheme = new Map<string, Chain>([
  ['bitcoin', 'BTC'],
  ['ethereum', 'ERC20'],
  ['eth', 'ERC20'],
  ['tron', 'TRC20'],
  ['trx', 'TRC20'],
  ['usdttron', 'TRC20'],
])
/** "usdt:" names a token of several networks: the address tells which. */
const OF_NO_NETWORK = ['', 'usdt']

export const isKnownScheme = (scheme: string): boolean => networkOfScheme.has(scheme) || OF_NO_NETWORK.includes(scheme)

export type Params = ReadonlyMap<string, string>
/** call: "" where it names no function · params: by their keys in small letters */
export type LinkParts = { network: Chain; target: string; chain: string | undefined; call: string; params: Params }

/**
 * @returns undefined where a key comes twice
 * @throws URIError where a percent sign begins no code
 */
function paramsOf(query: string): Params | undefined {
  const params = new Map<string, string>()
  for (const part of query.split('&').filter(Boolean)) {
    const [name = '', ...value] = part.split('=')
    const key = decodeURIComponent(name).toLowerCase()
    if (params.has(key)) return undefined
    params.set(key, decodeURIComponent(value.join('=')))
  }
  return params
}

/** @throws URIError where a percent sign begins no code */
function split(scheme: string, body: string): LinkParts | undefined {
  const [, path = '', query = ''] = /^([^?]*)\??(.*)$/.exec(body) ?? []
  const [, target = '', chain, call = ''] = /^(?:pay-)?([^@/]*)(?:@([^/]*))?\/?(.*)$/i.exec(path) ?? []
  const params = paramsOf(query)
  const network = networkOfScheme.get(scheme) ?? readAddress(target)?.network
  if (!params || !network) return undefined
  return { network, target: decodeURIComponent(target), chain, call: decodeURIComponent(call), params }
}

/**
 * @param scheme a known one, in small letters
 * @returns undefined where a key comes twice, a code is broken, or a link without a scheme begins with no address
 */
export function partsOf(scheme: string, body: string): LinkParts | undefined {
  try {
    return split(scheme, body)
  } catch {
    return undefined // a percent sign that begins no code
  }
}
