/**
 * Whether coins that are sent to an address reach anybody: the form judges what is typed, the exchange what is sent, by this
 * one function. Loaded where an address is asked for alone: hashes and alphabets are libraries.
 */

import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { bech32, bech32m, createBase58check } from '@scure/base'
import { isContract, isNobodys } from './lost-addresses.ts'

/** Networks whose addresses we can tell. */
export const chains = ['TRC20', 'ERC20', 'BTC'] as const
export type Chain = (typeof chains)[number]

/**
 * good: as it is to be sent to, an EVM one in its checked form · invalid: no address of the network · elsewhere: one of another
 * network, where the coins would be lost · contract: a token's own contract, from which nobody brings them back
 */
export type AddressVerdict =
  | { is: 'good'; address: string }
  | { is: 'elsewhere'; network: Chain }
  | { is: 'invalid' }
  | { is: 'contract' }

/** What a network makes of a text: undefined where it is no address of its own. */
type Reader = (typed: string) => string | undefined

const base58check = createBase58check(sha256)

function base58Payload(typed: string): Uint8Array | undefined {
  try {
    return base58check.decode(typed)
  } catch {
    return undefined // a letter that the alphabet lacks, or a checksum that does not hold
  }
}

const TRON_PREFIX = 0x41
const ADDRESS_BYTES = 21

/** Base58Check of 0x41 and twenty bytes. */
const readTron: Reader = typed => {
  const payload = base58Payload(typed)
  return payload?.length === ADDRESS_BYTES && payload[0] === TRON_PREFIX ? typed : undefined
}

/** P2PKH and P2SH of the main network. */
const BITCOIN_PREFIXES: readonly (number | undefined)[] = [0x00, 0x05]

function readLegacyBitcoin(typed: string): string | undefined {
  const payload = base58Payload(typed)
  return payload?.length === ADDRESS_BYTES && BITCOIN_PREFIXES.includes(payload[0]) ? typed : undefined
}

export interface Witness {
  version: number
  program: Uint8Array
}

/** BIP-173 and BIP-350: version 0 by bech32, those after it by bech32m. @param prefix "bc" on the main network */
export function readWitness(typed: string, prefix: string): Witness | undefined {
  for (const code of [bech32, bech32m]) {
    const found = code.decodeUnsafe(typed, 90)
    const [version, ...words] = found?.words ?? []
    if (found?.prefix !== prefix || version === undefined || version > 16) continue
    if ((version === 0) !== (code === bech32)) return undefined
    const program = code.fromWordsUnsafe(words)
    return program && isProgram(version, program.length) ? { version, program } : undefined
  }
  return undefined
}

/** BIP-141. */
const isProgram = (version: number, bytes: number): boolean =>
  version === 0 ? bytes === 20 || bytes === 32 : bytes >= 2 && bytes <= 40

/** What wallets make today: of other versions and lengths anybody could take what is sent to them. */
const isSpendable = ({ version, program: { length } }: Witness): boolean =>
  version === 0 || (version === 1 && length === 32)

const readBitcoin: Reader = typed => {
  const witness = readWitness(typed, 'bc')
  if (witness) return isSpendable(witness) ? typed.toLowerCase() : undefined
  return readLegacyBitcoin(typed)
}

/** EIP-55: each letter's case is a bit of the hash. @param digits forty of them, lower case */
function inCheckedCase(digits: string): string {
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)))
  const cased = [...digits].map((digit, i) => (Number.parseInt(hash[i] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit))
  return `0x${cased.join('')}`
}

/** Of one case alone it says nothing about itself, and is taken as it is. */
const readEvm: Reader = typed => {
  const [, digits] = /^0x([0-9a-f]{40})$/i.exec(typed) ?? []
  if (!digits) return undefined
  const checked = inCheckedCase(digits.toLowerCase())
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return isOneCase || typed === checked ? checked : undefined
}

const readers: Readonly<Record<Chain, Reader>> = { TRC20: readTron, ERC20: readEvm, BTC: readBitcoin }

const isChain = (network: string): network is Chain => chains.some(chain => chain === network)

/** Whether we can tell an address of this network. */
export const knowsAddressesOf = isChain

/** What some text is on its own: which network's address, in which form. An address belongs to one alone. */
export function readAddress(typed: string): { network: Chain; address: string } | undefined {
  for (const network of chains) {
    const address = readers[network](typed)
    if (address !== undefined) return { network, address }
  }
  return undefined
}

/** @param typed without spaces at its ends; what stands within them makes it invalid */
export function judgeAddress(network: Chain, typed: string): AddressVerdict {
  const found = readAddress(typed)
  if (!found || isNobodys(found.address)) return { is: 'invalid' }
  if (found.network !== network) return { is: 'elsewhere', network: found.network }
  return isContract(found.address) ? { is: 'contract' } : { is: 'good', address: found.address }
}
