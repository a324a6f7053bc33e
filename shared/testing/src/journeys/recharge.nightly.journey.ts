/** Money by bank: asked for in baht, its details issued by the desk, a large picture for a proof, less credited than was asked. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { afterAll, expect, test } from '@jest/globals'
import { rechargeListCall } from '@shared/contract'
import { connect } from '../client.ts'
import type { Person } from '../people.ts'
import { journey } from './journey.ts'

const { phone: newPhone, person, platform } = journey()

const folder = mkdtempSync(join(tmpdir(), 'receipt-'))
afterAll(() => rmSync(folder, { recursive: true }))

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG of noise, which nothing compresses: 1,000 × 1,000 points are 3 MB. */
function largePng(): string {
  const side = 1000
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side)
  head.writeUInt32BE(side, 4)
  head.set([8, 2], 8)
  const lines = Array.from({ length: side }, () => Buffer.concat([Buffer.alloc(1), randomBytes(side * 3)]))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const data = chunk('IDAT', deflateSync(Buffer.concat(lines), { level: 0 }))
  const path = join(folder, 'receipt.png')
  writeFileSync(path, Buffer.concat([signature, chunk('IHDR', head), data, chunk('IEND', Buffer.alloc(0))]))
  return path
}

async function orderOf({ token }: Person) {
  const { url, publicKey } = platform().address()
  const { records } = await connect(url, publicKey).ask(rechargeListCall, {}, { token })
  const [order] = records
  if (!order) throw new Error('Nothing was asked for')
  return order
}

test('100 USDT by bank are 3,600.00 THB; the details come by themselves and stay, and 99.50 are credited as no profit', async () => {
  const someone = await person()
  const phone = await newPhone({ of: someone })
  await phone.open('/chongzhi?currency=USDT&network=BANK')
  await phone.type('Amount', '100')
  await phone.tap('Pay with USD')
  await phone.tap(/THB/)
  await phone.sees('Pay 3,600.00 THB')
  await phone.tap('Get the bank details')
  await phone.sees('Waiting for payment details', 'Pay 3,600.00 THB')
  const { id } = await orderOf(someone)

  await platform().operate('recharge', 'issue', id)
  await phone.sees('Transfer reference', id)
  await phone.reload()
  await phone.sees('Pay 3,600.00 THB', 'Transfer reference', id)

  await phone.pick(/^Screenshot or receipt/, largePng())
  await phone.sees('Uploaded')
  await phone.tap("I've paid")
  await phone.arrives('/chongzhitixianResult')
  await phone.sees('Under review')
  expect((await orderOf(someone)).voucher).toEqual([expect.stringMatching(/^voucher\/.*\.jpe?g$/)])

  await platform().operate('recharge', 'approve', id, '--amount', '99.5')
  await phone.sees('Credited')
  expect(await phone.figure('Amount requested')).toBe('100.00 USDT')
  expect(await phone.figure('Credited')).toBe('99.50 USDT')
  await phone.tap('Done')
  await phone.arrives('/zichanCenter')
  await phone.sees('99.50', /Today\s+0\.00/)
})
