import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { transferContractCall, userBalanceCall } from '@shared/contract'
import { symbols } from '@shared/engine/market/symbols'
import { keepPicture, pictureFolder } from '@shared/products/upload/index'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

const room = mkdtempSync(join(tmpdir(), 'backup-'))
const start = (data: string) => startExchange({ data, symbols: symbols.filter(({ symbol }) => symbol === 'BTCUSDT') })
let exchange: Exchange
let user: TestUser
beforeAll(async () => {
  exchange = await start(join(room, 'data'))
  user = await exchange.newUser({ balance: '1000' })
})
afterAll(async () => {
  await exchange.stop()
  rmSync(room, { recursive: true })
})

const transfer = (clientOrderId = newOrderId()) => {
  const order = { from: 'balance', to: 'contract', currency: 'USDT', amount: '1', clientOrderId } as const
  return exchange.client.ask(transferContractCall, order, user).then(() => clientOrderId)
}

const photo = Buffer.from('a paper')
const keepPhoto = () =>
  keepPicture(exchange.sandbox.context, user.id, 'kyc', { ending: 'png', type: 'image/png', bytes: photo })

/** Orders and seconds, until it is told to stop. */
function underLoad(): () => Promise<void> {
  let isOver = false
  const load = (async () => {
    while (!isOver) {
      await transfer()
      await exchange.sandbox.advance(1)
    }
  })()
  return () => {
    isOver = true
    return load
  }
}

test('copies a running exchange under load; the copy starts, its books are sound, and it has every order answered before', async () => {
  const answered = [await transfer(), await transfer(), await transfer()]
  const picture = await keepPhoto()
  const stop = underLoad()
  const copy = join(room, 'copy')
  expect(await exchange.operate('backup', copy)).toBe(`Copied into ${copy}`)
  await stop()
  const files = ['exchange.db', 'keys.json', 'backup.json', `pictures/${picture}`]
  for (const file of files) expect(statSync(join(copy, file)).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(copy, 'pictures', picture))).toEqual(photo)
  const restored = await start(copy)
  expect(restored.faults()).toEqual([])
  const { db } = restored.sandbox.context
  const orders = db.prepare('SELECT client_order_id AS id FROM client_order').all()
  expect(orders.map(({ id }) => id)).toEqual(expect.arrayContaining(answered))
  const [balance] = await restored.client.ask(userBalanceCall, { currency: 'USDT' }, user)
  expect(balance?.available).toBe(String(1000 - orders.length))
  await restored.stop()
})

test('leaves out a picture that was deleted meanwhile', async () => {
  const { settings } = exchange.sandbox.context
  const gone = await keepPhoto()
  rmSync(join(pictureFolder({ settings }), gone))
  const copy = join(room, 'without')
  await exchange.operate('backup', copy)
  expect(() => statSync(join(copy, 'pictures', gone))).toThrow('ENOENT')
  statSync(join(copy, 'backup.json'))
})

test('refuses a folder that is not empty, and one that is named from where the operator stands', async () => {
  writeFileSync(join(room, 'letter'), '')
  await expect(exchange.operate('backup', room)).rejects.toThrow(`${room} is not empty`)
  await expect(exchange.operate('backup', 'copy')).rejects.toThrow('must be a whole path')
})
