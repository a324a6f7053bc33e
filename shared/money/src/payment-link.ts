/**
 * Reads who is paid by what somebody typed, pasted or scanned: an address, or a payment link of a wallet or a shop.
 *
 *   brought = address / link                     white space goes, and format marks at the ends
 *   link    = [ scheme ":" [ "//" ] ] body       the scheme without regard to case; without one the address tells the network
 *   body    = [ "pay-" ] target [ "@" chain ] [ "/" function ] [ "?" params ]    Ethereum (EIP-681), TRON likewise
 *           / [ address ] [ "?" params ]                                         Bitcoin (BIP-21, BIP-321)
 *   params  = [ key [ "=" value ] *( "&" key [ "=" value ] ) ]    decoded once; a key once, without regard to case
 *
 * The recipient is the target, and of the function "transfer" the one "address=": the target is then the token's contract.
 * Of Bitcoin it is the address, or the only "bc=" where there is none. Whatever else could name somebody is refused: a
 * recipient is never guessed. TRON has no standard; wallets and shops write links like those of Bitcoin and of EIP-681.
 */

import { type Asks, asksOf } from './payment-asks.ts'
import { isKnownScheme, type LinkParts, partsOf } from './payment-parts.ts'
import { type AddressVerdict, type Chain, judgeAddress, knowsAddressesOf, readAddress } from './payout-address.ts'

/**
 * chain: it pays on another chain, `named` · call: it calls something else than a payment · unclear: nobody is named, or more
 * than one could be · name: a name in place of an address · memo: it needs a memo, which a withdrawal cannot carry ·
 * demands: it requires what we don't know ("req-") · no-address: Bitcoin's, for Lightning or silent payments alone ·
 * scheme: a link of another kind, `named`
 */
export type LinkFault = 'chain' | 'call' | 'unclear' | 'name' | 'memo' | 'demands' | 'no-address' | 'scheme'
type Refusal = { is: LinkFault; named: string }

export type PaymentLink = { scheme: string; asks: Asks | undefined }
/** text: to be judged as an address · link: what it was taken from, unless it stood alone */
export type Payment = { is: 'address'; text: string; link?: PaymentLink } | Refusal

/** Characters; a longer text is never cut and read in part. */
export const LONGEST_LINK = 2000

const refusal = (is: LinkFault, named = ''): Refusal => ({ is, named })
const unclear = refusal('unclear')

const shapes: Readonly<Record<Chain, RegExp>> = {
  TRC20: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
  ERC20: /^0x[0-9a-f]{40}$/i,
  BTC: /^(?:bc1[a-z\d]{6,87}|[13][1-9a-hj-np-z]{25,33})$/i,
}

/** What a link may call the main chain of a network. The numbers are those of EIP-155, of TRON too. */
const mainChains: Readonly<Record<Chain, readonly string[]>> = {
  TRC20: ['728126428', '0x2b6653dc', 'mainnet', 'tron', 'trx', 'trc20'],
  ERC20: ['1', '0x1', 'mainnet', 'ethereum', 'eth', 'erc20'],
  BTC: ['mainnet', 'main', 'bitcoin', 'btc'],
}
const otherChains = new Map([
  ['10', 'OP Mainnet'],
  ['56', 'BNB Smart Chain'],
  ['137', 'Polygon'],
  ['8453', 'Base'],
  ['42161', 'Arbitrum One'],
  ['43114', 'Avalanche'],
  ['11155111', 'Sepolia'],
])

const MEMOS = ['memo', 'tag', 'dt', 'destinationtag', 'destination_tag', 'memo_id', 'payment_id', 'paymentid']
const CHAINS = ['chain', 'chainid', 'chain_id', 'network']

function chainFault({ network, chain, params }: LinkParts): Refusal | undefined {
  const named = [chain, ...CHAINS.map(key => params.get(key))].filter(one => one !== undefined)
  const other = named.find(one => !mainChains[network].includes(one.toLowerCase()))
  if (other === undefined) return undefined
  return /^[\w-]{1,20}$/.test(other) ? refusal('chain', otherChains.get(other) ?? other) : unclear
}

function demandFault(link: LinkParts): Refusal | undefined {
  const { params } = link
  if (MEMOS.some(key => params.get(key))) return refusal('memo')
  if ([...params.keys()].some(key => key.startsWith('req-'))) return refusal('demands')
  return chainFault(link)
}

const FOR_PEOPLE = ['label', 'message']
/** Keys whose value is no recipient though it may look like one: texts, tokens, and other ways to pay the same person. */
const REMARKS: Readonly<Record<Chain, readonly string[]>> = {
  TRC20: [...FOR_PEOPLE, 'token', 'contract', 'asset'],
  ERC20: FOR_PEOPLE,
  BTC: [...FOR_PEOPLE, 'lightning', 'lno', 'sp', 'pay', 'pj', 'pop'],
}
/** Of EIP-67 and of wallets' own: the contract is called with it. */
const CALLS = ['data', 'bytecode', 'function', 'method', 'input']
/** An ABI type is an argument of a function; the others name a recipient, whatever their value. */
const ARGUMENT = /^(?:to|recipient|(?:address|bool|string|tuple|bytes|u?int|u?fixed)[\dx[\]]*)$/

/** Within other text too, e.g. "transfer(address 0x…)", and as the bytes of a call. */
const holdsAddress = (value: string): boolean =>
  value.split(/[^a-z\d]+/i).some(piece => /[\da-f]{40}/i.test(piece) || (piece.length <= 90 && readAddress(piece)))

/** @param read keys that were read as what they say */
function strayFault({ network, params }: LinkParts, read: readonly string[]): Refusal | undefined {
  const others = [...params].filter(([key]) => ![...read, ...REMARKS[network]].includes(key))
  if (others.some(([key]) => CALLS.includes(key))) return refusal('call')
  return others.some(([key, value]) => ARGUMENT.test(key) || holdsAddress(value)) ? unclear : undefined
}

/** @returns the text, or why it is no address */
function addressOr(network: Chain, text: string): string | Refusal {
  if (shapes[network].test(text)) return text
  return text.includes('.') ? refusal('name') : unclear
}

/** The target of a transfer is the token's contract: what is sent to it is lost. */
function readTransfer(link: LinkParts): string | Refusal {
  const { network, target, params } = link
  const paid = params.get('address') ?? ''
  if (paid.toLowerCase() === target.toLowerCase()) return unclear
  const token = addressOr(network, target)
  return typeof token === 'string' ? (strayFault(link, ['address', 'uint256']) ?? addressOr(network, paid)) : token
}

function readBitcoin(link: LinkParts): string | Refusal {
  const { target, params } = link
  const only = target || params.get('bc')
  return only ? (strayFault(link, ['bc']) ?? addressOr('BTC', only)) : refusal('no-address')
}

/** @returns the address of who is paid, or why it cannot be told */
function payeeOf(link: LinkParts): string | Refusal {
  const { network, target, chain, call } = link
  if (network === 'BTC' && (chain !== undefined || call)) return unclear
  const fault = demandFault(link)
  if (fault) return fault
  if (network === 'BTC') return readBitcoin(link)
  if (call) return call === 'transfer' ? readTransfer(link) : refusal('call')
  return strayFault(link, []) ?? addressOr(network, target)
}

function readLink(scheme: string, body: string): Payment {
  if (scheme === 'lightning') return refusal('no-address')
  if (!isKnownScheme(scheme)) return refusal('scheme', scheme)
  const link = partsOf(scheme, body)
  if (!link) return unclear
  const paid = payeeOf(link)
  return typeof paid === 'string' ? { is: 'address', text: paid, link: { scheme, asks: asksOf(link) } } : paid
}

/** @param brought as it was typed, pasted or scanned */
export function readPayment(brought: string): Payment {
  const text = brought.replace(/\s+/g, '').replace(/^\p{Cf}+|(?<!\p{Cf})\p{Cf}+$/gu, '')
  if (text.length > LONGEST_LINK) return unclear
  if (!/[:/?&@%]/.test(text)) return { is: 'address', text }
  const [, scheme = '', body = text] = /^([a-z][a-z\d+.-]{0,19}):(?:\/\/)?(.*)$/i.exec(text) ?? []
  return readLink(scheme.toLowerCase(), body)
}

/** Characters of an address that the exchange takes. */
const LONGEST_ADDRESS = 120

/** Of a network that we cannot tell only an address that stands alone may be right; many are written with a scheme. */
function judgeUnknown(payment: Payment, brought: string): AddressVerdict | Refusal | undefined {
  const link = payment.is === 'address' && payment.link
  if (link) return link.scheme ? refusal('scheme', link.scheme) : unclear
  const standsAlone = payment.is === 'address' || (payment.is === 'scheme' && !/[/?&@%]/.test(brought))
  if (!standsAlone) return payment.is === 'chain' ? unclear : payment // the named chain may be that very network
  return brought.length > LONGEST_ADDRESS ? { is: 'invalid' } : undefined
}

/**
 * Whether a withdrawal to what was brought reaches anybody.
 * @returns undefined where the network's addresses cannot be told
 */
export function judgePayment(network: string, brought: string): AddressVerdict | Refusal | undefined {
  const payment = readPayment(brought)
  if (!knowsAddressesOf(network)) return judgeUnknown(payment, brought)
  return payment.is === 'address' ? judgeAddress(network, payment.text) : payment
}
