import { expect, test } from '@jest/globals'
import { sha256 } from '@noble/hashes/sha2.js'
import { createBase58check } from '@scure/base'
import { fc, rounds } from '../../testing/src/soak.ts'
import { judgePayment, LONGEST_LINK, type Payment, readPayment } from './payment-link.ts'
import { publishedLinks } from './payment-link-vectors.ts'

const TOKEN = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'
const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const OTHER_EVM = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const TRON = 'TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW'
const OTHER_TRON = 'TBXSw8fM4jpQkGc6zZjsVABFpVN7UvXPdV'
const TRON_TOKEN = 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj'
const SEGWIT = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const TAPROOT = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'

/** In a word: who is paid, or the fault and what it names. */
function inShort(payment: Payment): string {
  if (payment.is === 'address') return payment.text
  return payment.named ? `${payment.is} ${payment.named}` : payment.is
}
const read = (brought: string) => inShort(readPayment(brought))

/** Each with what is read, so that a failure shows the link. */
function expectEach(table: readonly (readonly [link: string, read: string])[]): void {
  expect(table.map(([link]) => [link, read(link)])).toEqual(table.map(row => [...row]))
}

test('reads the recipient of each published example of EIP-681, BIP-21, BIP-321 and Solana Pay, or says why it cannot', () => {
  expectEach(publishedLinks)
})

test('reads an address that stands alone as it is, and the links that wallets and shops write', () => {
  expectEach([
    ...[TRON, EVM, SEGWIT, 'nothing', ''].map(text => [text, text] as const),
    [`ethereum:pay-${EVM}`, EVM],
    [`ETHEREUM://${EVM}@1`, EVM],
    [`eth:${EVM}`, EVM],
    [`ethereum:${EVM}/?value=1e18&gas=21000&chainId=1`, EVM],
    [`ethereum:pay-${TOKEN}@1/transfer?uint256=1e6&address=${EVM}`, EVM],
    [`${TOKEN}@1/transfer?address=${EVM}`, EVM],
    [`ethereum:${TOKEN}/%74ransfer?%61ddress=%30${EVM.slice(1)}`, EVM],
    [`tron:${TRON}?amount=1&token=${TRON_TOKEN}&label=Tea`, TRON],
    [`TRX:${TRON}`, TRON],
    [`usdttron:${TRON}?amount=5`, TRON],
    [`usdt:${TRON}`, TRON],
    [`tron:${TRON_TOKEN}/transfer?address=${TRON}&uint256=1000000`, TRON],
    [`${TRON}?amount=1`, TRON],
    [`${SEGWIT}?amount=0.1&memo=`, SEGWIT],
    [`bitcoin:?bc=${SEGWIT}&lightning=lnbc1`, SEGWIT],
    [`bitcoin:${SEGWIT}?pj=https%3A%2F%2Fexample.com%2F&pjos=0&message=For%20${TAPROOT}`, SEGWIT],
  ])
})

test('refuses a link that pays on another chain, calls a contract, or asks for what we cannot send', () => {
  expectEach([
    [`ethereum:${EVM}@56`, 'chain BNB Smart Chain'],
    [`${EVM}@56`, 'chain BNB Smart Chain'],
    [`ethereum:${TOKEN}@137/transfer?address=${EVM}`, 'chain Polygon'],
    [`ethereum:${EVM}@1?chainId=0x38`, 'chain 0x38'],
    [`tron:${TRON}?network=nile`, 'chain nile'],
    [`ethereum:${TOKEN}@1/approve?address=${EVM}&uint256=1`, 'call'],
    [`ethereum:${TOKEN}/transferFrom?address=${EVM}`, 'call'],
    [`ethereum:${TOKEN}/Transfer?address=${EVM}`, 'call'],
    [`ethereum:${TOKEN}?function=transfer(address%20${EVM},uint%201)`, 'call'],
    [`ethereum:${TOKEN}?data=0xa9059cbb`, 'call'],
    [`tron:${TRON}?memo=77`, 'memo'],
    [`${TRON}?destinationTag=77`, 'memo'],
    [`bitcoin:${SEGWIT}?req-pjos=0`, 'demands'],
    ['lightning:lnbc420bogusinvoice', 'no-address'],
    ['bitcoin:', 'no-address'],
    ['ethereum:vitalik.eth', 'name'],
    ['ethereum:pay-my-name.eth@1', 'name'],
    [`ethereum:${TOKEN}/transfer?address=vitalik.eth`, 'name'],
    [`https://example.com/${EVM}`, 'scheme https'],
    [`constructor:${EVM}`, 'scheme constructor'],
    ['wc:7f6e504b@2?relay-protocol=irn', 'scheme wc'],
    [`eip155:1:${EVM}`, 'scheme eip155'],
  ])
})

test('refuses a link in which nobody, or more than one address, could be the recipient', () => {
  const unclear = [
    `ethereum:foo-${EVM}`,
    `ethereum:${EVM}@`,
    `ethereum:${EVM}@<b>`,
    `ethereum:${EVM.slice(0, -1)}`,
    `ethereum:${TRON}`,
    `tron:${EVM}`,
    `bitcoin:${TRON}`,
    `bitcoin:${SEGWIT}@1`,
    `bitcoin:${SEGWIT}/transfer?address=${TAPROOT}`,
    `bitcoin:${SEGWIT}?address=${TAPROOT}`,
    `bitcoin:?bc=${SEGWIT}&bc=${TAPROOT}`,
    `ethereum:${TOKEN}?address=${EVM}`,
    `ethereum:${TOKEN}?uint256=1`,
    `ethereum:${EVM}?contract=${TOKEN}`,
    `ethereum:${TOKEN}?to=somebody`,
    `ethereum:${TOKEN}?value=0;address=${EVM}`,
    `ethereum:${TOKEN}?value=0&amp;address=${EVM}`,
    `ethereum:${TOKEN}?x=000000000000000000000000${EVM.slice(2)}`,
    `ethereum:${TOKEN}/transfer`,
    `ethereum:${TOKEN}/transfer?address=`,
    `ethereum:${TOKEN}/transfer?address=${TOKEN.toLowerCase()}`,
    `ethereum:${TOKEN}/transfer?address=${EVM}&address=${OTHER_EVM}`,
    `ethereum:${TOKEN}/transfer?address=${EVM}&Address=${OTHER_EVM}`,
    `ethereum:${TOKEN}/transfer?address=${EVM}&to=${OTHER_EVM}`,
    `ethereum:${TOKEN}/transfer?address=${EVM}&bytes=0x00`,
    `ethereum:${TOKEN}/transfer?address=${EVM}%20`,
    `ethereum:${TOKEN}/transfer?address=%zz`,
    `tron:${TRON}?to=${OTHER_TRON}`,
    `tron:${TRON_TOKEN}/transfer?address=${TRON}&recipient=${OTHER_TRON}`,
    `bitcoin:${SEGWIT}bitcoin:${TAPROOT}`,
    `pay@example.com`,
  ]
  expectEach(unclear.map(link => [link, 'unclear'] as const))
})

test('drops white space, and format marks at the ends but none within', () => {
  expect(read(`\u200e\u2066 ${TRON}\u200b\n`)).toBe(TRON)
  expect(read(`tron:${TRON.slice(0, 8)} ${TRON.slice(8)}\u2069`)).toBe(TRON)
  expect(read(`tron:${TRON.slice(0, 8)}\u200b${TRON.slice(8)}`)).toBe('unclear')
  expect(judgePayment('TRC20', `${TRON.slice(0, 8)}\u200b${TRON.slice(8)}`)).toEqual({ is: 'invalid' })
})

test('reads a link of the longest length whole, and no longer one', () => {
  const longest = `ethereum:${TOKEN}/transfer?label=${'a'.repeat(LONGEST_LINK)}`.slice(0, LONGEST_LINK - 51)
  const link = `${longest}&address=${EVM}`
  expect([link.length, read(link), read(`${link}&`)]).toEqual([LONGEST_LINK, EVM, 'unclear'])
})

test.each([
  [`bitcoin:${SEGWIT}?amount=0.0005`, { amount: '0.0005', token: 'BTC' }],
  [`ethereum:${EVM}?value=2.014e18`, { amount: '2.014', token: 'ETH' }],
  [
    `ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7/transfer?address=${EVM}&uint256=12.5e6`,
    { amount: '12.5', token: 'USDT' },
  ],
  [`ethereum:${TOKEN}/transfer?address=${EVM}&uint256=1e18`, { amount: '1000000000000000000', token: undefined }],
  [`tron:${TRON}?amount=7`, { amount: '7', token: undefined }],
  ...['', '0', '-1', '1,5', '1e999999999', `${'9'.repeat(30)}e99`, 'NaN'].map(
    amount => [`bitcoin:${SEGWIT}?amount=${amount}`, undefined] as const,
  ),
])('%s asks for %j', (link, asks) => {
  const payment = readPayment(link)
  expect(payment.is === 'address' && payment.link?.asks).toEqual(asks)
})

test('judges the recipient as the address that it is, and a link of another kind by its fault', () => {
  expect(judgePayment('ERC20', `ethereum:${TOKEN}@1/transfer?address=${EVM}`)).toEqual({ is: 'good', address: EVM })
  expect(judgePayment('TRC20', `bitcoin:${SEGWIT}`)).toEqual({ is: 'elsewhere', network: 'BTC' })
  expect(judgePayment('TRC20', `${TRON}?memo=7`)).toEqual({ is: 'memo', named: '' })
})

test('on a network that we cannot tell, passes an address that stands alone, with its scheme too, and refuses links', () => {
  for (const alone of [EVM, '0.0.12345', 'kaspa:qpz2vgvlxhmyhmt22h538pjzmvvd52nuut80y5zulgpvyerlskvvwm7n4uk5a'])
    expect([alone, judgePayment('KASPA', alone)]).toEqual([alone, undefined])
  for (const link of [`ethereum:${EVM}`, 'kaspa:qpz2?amount=1'])
    expect([link, judgePayment('KASPA', link)?.is]).toEqual([link, 'scheme'])
  for (const link of [`${EVM}?amount=1`, `${EVM}@56`])
    expect([link, judgePayment('KASPA', link)?.is]).toEqual([link, 'unclear'])
  expect(judgePayment('KASPA', 'q'.repeat(121))).toEqual({ is: 'invalid' })
})

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
const evm = bytes(20).map(one => `0x${Buffer.from(one).toString('hex')}`)
const tron = bytes(20).map(one => createBase58check(sha256).encode(Uint8Array.of(0x41, ...one)))
/** Keys of one link, in any order; some of them name somebody. */
const extras = (address: fc.Arbitrary<string>) =>
  fc.subarray(['value=1', 'uint256=5', 'label=Tea', 'gas=1', 'amount=1', 'x=y']).chain(harmless =>
    fc.record({
      harmless: fc.constant(harmless),
      named: fc.array(fc.tuple(fc.constantFrom('to', 'address', 'contract', 'q'), address), { maxLength: 1 }),
    }),
  )
const linkOf = (scheme: string, address: fc.Arbitrary<string>) =>
  fc
    .record({
      ...{ contract: address, paid: address, extras: extras(address), shuffle: fc.nat() },
      scheme: fc.constantFrom(`${scheme}:`, `${scheme.toUpperCase()}://`, ''),
      prefix: fc.constantFrom('', 'pay-', 'foo-'),
      chain: fc.constantFrom('', '@1', '@56', '@'),
      call: fc.constantFrom('/transfer', '/transfer', '/approve', '/%74ransfer', '/', ''),
    })
    .map(o => {
      const params = [
        `address=${o.paid}`,
        ...o.extras.harmless,
        ...o.extras.named.map(([key, value]) => `${key}=${value}`),
      ]
      const turn = o.shuffle % params.length
      const query = [...params.slice(turn), ...params.slice(0, turn)].join('&')
      return { paid: o.paid, link: `${o.scheme}${o.prefix}${o.contract}${o.chain}${o.call}?${query}` }
    })

test("never returns a token's contract as the recipient, whatever stands around it", () => {
  let found = 0
  fc.assert(
    fc.property(fc.oneof(linkOf('ethereum', evm), linkOf('tron', tron)), ({ link, paid }) => {
      const payment = readPayment(link)
      if (payment.is !== 'address') return
      found++
      expect([payment.text, /@56|foo-|approve/.test(link)]).toEqual([paid, false])
    }),
  )
  expect(found).toBeGreaterThan(rounds(20))
})
