import { expect, test } from '@jest/globals'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { bech32, bech32m, createBase58check } from '@scure/base'
import { lots, rounds, seed } from '../../testing/src/soak.ts'
import {
  bareCodes,
  checkedCase,
  earlierNoWitness,
  legacyBitcoinAddresses,
  noTronAddresses,
  noWitnessAddresses,
  tronAddresses,
  witnessAddresses,
} from './address-vectors.ts'
import { type Chain, judgeAddress, readAddress, readWitness } from './payout-address.ts'

const base58check = createBase58check(sha256)
const is = (network: Chain, typed: string) => judgeAddress(network, typed).is
const scriptOf = ({ version, program }: { version: number; program: Uint8Array }) =>
  bytesToHex(Uint8Array.of(version && version + 0x50, program.length, ...program))

test('the published witness addresses are read to their scripts', () => {
  for (const [address, prefix, script] of witnessAddresses) {
    const witness = readWitness(address, prefix)
    expect([address, witness && scriptOf(witness)]).toEqual([address, script])
  }
})

test('the published invalid ones are none, each for its reason', () => {
  for (const [address, why] of [...Object.entries(noWitnessAddresses), ...Object.entries(earlierNoWitness)])
    expect([why, readWitness(address, 'bc') ?? readWitness(address, 'tb')]).toEqual([why, undefined])
  for (const code of bareCodes) expect([code, readAddress(code)]).toEqual([code, undefined])
})

test('of the main network only versions that a wallet makes today are paid to, in small letters', () => {
  const [v0, , long, v16, v2] = witnessAddresses.map(([address]) => address)
  expect(judgeAddress('BTC', v0 ?? '')).toEqual({ is: 'good', address: v0?.toLowerCase() })
  const key = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'
  expect(judgeAddress('BTC', key)).toEqual({ is: 'good', address: key })
  const anchor = bech32m.encode('bc', [1, ...bech32m.toWords(hexToBytes('4e73'))])
  for (const anybodys of [long, v16, v2, anchor])
    expect([anybodys, is('BTC', anybodys ?? '')]).toEqual([anybodys, 'invalid'])
})

test('test networks and names of other chains are no addresses', () => {
  for (const [address, prefix] of witnessAddresses) if (prefix === 'tb') expect(is('BTC', address)).toBe('invalid')
  const elsewhere = base58check.encode(Uint8Array.of(0x6f, ...new Uint8Array(20).fill(7)))
  expect([is('BTC', elsewhere), is('TRC20', elsewhere), is('BTC', 'vitalik.eth')]).toEqual([
    'invalid',
    'invalid',
    'invalid',
  ])
})

test('legacy addresses of the main network are good', () => {
  for (const address of legacyBitcoinAddresses) expect(judgeAddress('BTC', address)).toEqual({ is: 'good', address })
})

test('EIP-55: its own list is good, in one case too, and stands in its checked form', () => {
  for (const address of checkedCase) {
    const { is: verdict, ...rest } = judgeAddress('ERC20', address)
    expect([address, verdict]).toEqual([address, 'good'])
    expect(judgeAddress('ERC20', address.toLowerCase())).toEqual({ is: 'good', ...rest })
    expect(judgeAddress('ERC20', `0x${address.slice(2).toUpperCase()}`)).toEqual({ is: 'good', ...rest })
  }
  expect(is('ERC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed')).toBe('invalid')
  expect(is('ERC20', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBe('invalid')
})

test('TRON: what its documentation prints is read to the bytes it names', () => {
  for (const [address, bytes] of Object.entries(tronAddresses))
    expect([address, base58check.encode(hexToBytes(bytes)), readAddress(address)?.network]).toEqual([
      address,
      address,
      'TRC20',
    ])
  expect(is('TRC20', 'TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW')).toBe('good')
  for (const [typed, why] of Object.entries(noTronAddresses))
    expect([why, is('TRC20', typed)]).toEqual([why, 'invalid'])
})

test('an address of another network is named by its network', () => {
  expect(judgeAddress('TRC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toEqual({
    is: 'elsewhere',
    network: 'ERC20',
  })
  expect(judgeAddress('ERC20', 'TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW')).toEqual({ is: 'elsewhere', network: 'TRC20' })
  expect(judgeAddress('ERC20', legacyBitcoinAddresses[0] ?? '')).toEqual({ is: 'elsewhere', network: 'BTC' })
})

test("a token's contract and an address without an owner are told apart from a wallet", () => {
  expect(is('TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).toBe('contract')
  expect(is('ERC20', '0xdac17f958d2ee523a2206206994597c13d831ec7')).toBe('contract')
  const zeros = ['0000', 'dead', '0001', '0009'].map(end => `0x${end.padStart(40, '0')}`)
  for (const nobody of [...zeros, `0x${'f'.repeat(40)}`, `0x${'e'.repeat(40)}`])
    expect([nobody, is('ERC20', nobody)]).toEqual([nobody, 'invalid'])
  const burnt = ['1111111111111111111114oLvT2', '1BitcoinEaterAddressDontSendf59kuE']
  for (const nobody of [...burnt, 'BC1QQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQ9E75RS'])
    expect([nobody, is('BTC', nobody)]).toEqual([nobody, 'invalid'])
  expect(is('TRC20', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb')).toBe('invalid')
})

test('what stands within an address, and letters that only look alike, make it invalid', () => {
  const good = 'TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW'
  for (const typed of [
    '',
    ' ',
    good.replace('y5', 'y 5'),
    good.replace('y5', 'y\u200b5'),
    good.replace('T', 'Т'),
    `${good}A`,
  ])
    expect([typed, is('TRC20', typed)]).toEqual([typed, 'invalid'])
})

/** Twenty or 32 bytes that nobody chose. */
const bytesOf = (n: number, length: number) => sha256(Uint8Array.of(n >> 8, n & 0xff, length)).subarray(0, length)
const made: Readonly<Record<string, { network: Chain; make(n: number): string }>> = {
  tron: { network: 'TRC20', make: n => base58check.encode(Uint8Array.of(0x41, ...bytesOf(n, 20))) },
  legacy: { network: 'BTC', make: n => base58check.encode(Uint8Array.of(n % 2 && 5, ...bytesOf(n, 20))) },
  segwit: { network: 'BTC', make: n => bech32.encode('bc', [0, ...bech32.toWords(bytesOf(n, 20))]) },
  taproot: { network: 'BTC', make: n => bech32m.encode('bc', [1, ...bech32m.toWords(bytesOf(n, 32))]) },
}
const digits = '0123456789abcdef'
const alphabets = {
  base58: '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz',
  bech32: 'qpzry9x8gf2tvdw0s3jn54khce6mua7l',
  checked: digits + digits.slice(10).toUpperCase(),
}

const ADDRESSES = rounds(1000)
const below = lots()

/** At each place other letters of the alphabet: all of them in a soak, a tenth that is drawn in any other run. */
function* oneLetterOff(address: string, alphabet: string, from = 0): Generator<string> {
  for (let at = from; at < address.length; at++) {
    const others = [...alphabet].filter(letter => letter !== address[at])
    for (let n = rounds(others.length); n > 0; n--) {
      const [letter = ''] = others.splice(below(others.length), 1)
      yield address.slice(0, at) + letter + address.slice(at + 1)
    }
  }
}

/** How many wrong ones there are, and which of them pass for an address of the network. */
function tried(network: Chain, address: string, alphabet: string, from = 0) {
  const wrong = [...oneLetterOff(address, alphabet, from)]
  return { count: wrong.length, passed: wrong.filter(one => is(network, one) === 'good') }
}

const each = Array.from({ length: ADDRESSES }, (_, n) => n)
const alphabetOf = (kind: string) => alphabets[kind === 'tron' || kind === 'legacy' ? 'base58' : 'bech32']

test.each(Object.entries(made))(
  `%s: every single wrong letter in ${ADDRESSES} addresses is caught by the checksum (SEED=${seed})`,
  (kind, of) => {
    const alphabet = alphabetOf(kind)
    let count = 0
    for (const n of each) {
      const address = of.make(n)
      expect(is(of.network, address)).toBe('good')
      const { passed, count: wrong } = tried(of.network, address, alphabet)
      expect([address, passed]).toEqual([address, []])
      count += wrong
    }
    // legacy ones are of 33 or 34 letters, or fewer
    const places = of.make(0).length - (kind === 'legacy' ? 2 : 0)
    expect(count).toBeGreaterThanOrEqual(ADDRESSES * places * rounds(alphabet.length - 1))
  },
)

const plainOf = (n: number) => `0x${bytesToHex(bytesOf(n, 20))}`
function checkedOf(n: number): string {
  const good = judgeAddress('ERC20', plainOf(n))
  return good.is === 'good' ? good.address : ''
}

test(`of ${ADDRESSES} checked-case addresses a wrong digit passes less than once in a thousand: its case is all that there is to see it by (SEED=${seed})`, () => {
  let [count, passed] = [0, 0]
  for (const n of each) {
    const found = tried('ERC20', checkedOf(n), alphabets.checked, 2)
    count += found.count
    passed += found.passed.length
  }
  expect(count).toBe(ADDRESSES * 40 * rounds(21))
  expect(passed / count).toBeLessThan(0.001)
})

test(`in ${ADDRESSES} addresses of small letters alone no wrong digit is caught: they have no checksum (SEED=${seed})`, () => {
  for (const n of each) {
    const { count, passed } = tried('ERC20', plainOf(n), digits, 2)
    expect([count, passed.length]).toEqual([40 * rounds(15), count])
  }
})

test('a letter of the other case is caught in every checked-case address but where it leaves one case', () => {
  for (const n of each) {
    const address = checkedOf(n)
    const others = [...address].flatMap((letter, at) => {
      const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
      return at < 2 || other === letter ? [] : address.slice(0, at) + other + address.slice(at + 1)
    })
    const passed = others.filter(wrong => is('ERC20', wrong) === 'good').map(wrong => wrong.slice(2))
    expect(passed.filter(one => one !== one.toLowerCase() && one !== one.toUpperCase())).toEqual([])
  }
})
