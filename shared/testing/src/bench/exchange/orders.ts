/** Orders that an exchange carries out in a second, over HTTP and onto the disk. */
import { type ChildProcess, fork } from 'node:child_process'
import { constants, generateKeyPairSync, privateDecrypt, publicEncrypt } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { registerCall, symbolPriceCall, transferContractCall } from '@shared/contract'
import { registerTypes } from '@shared/contract/codes'
import { type Client, connect, newKey, newOrderId } from '../../client.ts'
import { type Address, operate } from '../../exchange-process.ts'
import { inTurns, median, medianText, ratio, table } from '../figures.ts'
import { busySeconds, withProcess } from './process.ts'
import type { Round, Sent } from './sender.ts'

/** So many that none orders ten times a second. */
const TRADERS = 250
/** Positions that each opens and closes in a round. */
const EACH = 3
const users = [1, 16, 64]

async function newTrader(client: Client, address: Address, nth: number): Promise<string> {
  const account = `bench_${nth}`
  const who = { registerType: registerTypes.account, account, password: 'waterline-7', agreed: true }
  const { token } = await client.ask(registerCall, who, { ip: `10.88.${nth >> 8}.${nth & 255}` })
  await operate(address, 'wallet', 'adjust', account, 'USDT', '+1000')
  const moved = {
    from: 'balance',
    to: 'contract',
    currency: 'USDT',
    amount: '1000',
    clientOrderId: newOrderId(),
  } as const
  await client.ask(transferContractCall, moved, { token })
  return token
}

type Parts = { address: Address; client: Client; traders: string[]; exchange: ChildProcess; sender: ChildProcess }

/** So many at once, until all are answered. */
const atOnce =
  ({ address: { url, publicKey }, client, traders, exchange, sender }: Parts, count: number) =>
  async () => {
    const [{ price } = { price: '' }] = await client.ask(symbolPriceCall, { symbols: 'BTCUSDT' })
    const tokens = Array.from({ length: EACH }, () => traders).flat()
    const busy = busySeconds(exchange)
    sender.send({ url, publicKey, tokens, price, atOnce: count } satisfies Round)
    const [sent] = (await once(sender, 'message')) as [Sent]
    return {
      'orders a second': sent.took.length / sent.seconds,
      'answered in': median(sent.took),
      exchange: ((busySeconds(exchange) - busy) * 1000) / sent.took.length,
      sender: (sent.busy * 1000) / sent.took.length,
    }
  }

/** What opening the key of a body costs alone: decryptions a second, one after the other. */
async function floor() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const sealed = publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(newKey()))
  const from = performance.now()
  for (let i = 0; i < 500; i++) privateDecrypt({ key: privateKey, padding: constants.RSA_PKCS1_PADDING }, sealed)
  return { 'orders a second': 500 / ((performance.now() - from) / 1000) }
}

async function measured(parts: Parts, rounds: number): Promise<string> {
  const works = Object.fromEntries(users.map(count => [String(count), atOnce(parts, count)]))
  for (const work of Object.values(works)) await work() // what is compiled once does not count
  const found = await inTurns(rounds, { ...works, floor })
  const alone = found.floor?.['orders a second'] ?? []
  const rows = users.map(count => {
    const of = (what: string) => found[count]?.[what] ?? []
    const [rate, share] = [medianText(of('orders a second')), medianText(ratio(of('orders a second'), alone), 2)]
    return [
      String(count),
      rate,
      medianText(of('answered in'), 1),
      share,
      medianText(of('exchange'), 2),
      medianText(of('sender'), 2),
    ]
  })
  const titles = ['at once', 'orders a second', 'answered in, ms', 'orders : decryptions alone']
  const busy = ['exchange busy, ms an order', 'sender busy, ms an order']
  return `${table([...titles, ...busy], rows)}\n\nDecryptions alone, one after the other: ${medianText(alone)} a second.`
}

export const orderFigures = (rounds: number): Promise<string> =>
  withProcess(async (address, exchange) => {
    const client = connect(address.url, address.publicKey)
    const sender = fork(fileURLToPath(new URL('./sender.ts', import.meta.url)))
    const traders: string[] = []
    for (let nth = 0; nth < TRADERS; nth++) traders.push(await newTrader(client, address, nth))
    try {
      return await measured({ address, client, traders, exchange, sender }, rounds)
    } finally {
      sender.disconnect()
    }
  })
