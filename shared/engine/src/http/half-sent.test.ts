/** A request whose body comes late is judged by who holds the token then: who was signed out meanwhile sends nothing any more. */
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  breakCall,
  type Call,
  changePasswordCall,
  closeAccountCall,
  limitsCall,
  sessionRevokeCall,
  transferContractCall,
} from '@shared/contract'
import { pictureFolder } from '../../../products/src/upload/index.ts'
import { login, nextDevice } from '../../../sandbox/src/testing/accounts/people.ts'
import { begin } from '../../../sandbox/src/testing/upload/uploads.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange()
})
afterAll(() => exchange.stop())

/** Sends all but the last bytes of a body. @returns sends the rest, and reads the answer's status */
async function halfSent({ path }: Call, token: string, body: Buffer) {
  const socket = connect(Number(new URL(exchange.sandbox.url).port), '127.0.0.1')
  let text = ''
  socket.on('data', chunk => (text += chunk))
  const head = [`POST ${path} HTTP/1.1`, 'host: a', `x-access-token: ${token}`, 'content-type: application/json']
  socket.write(`${[...head, `content-length: ${body.length}`, 'connection: close'].join('\r\n')}\r\n\r\n`)
  socket.write(body.subarray(0, -4))
  // whoever asks is looked at as the head comes
  await exchange.client.send('GET', '/api//public/getServerTime')
  return async () => {
    socket.end(body.subarray(-4))
    await once(socket, 'close')
    return Number(text.slice(9, 12))
  }
}

/** What ends the session of somebody who has no money. */
const ends: Record<string, (user: TestUser) => Promise<unknown>> = {
  frozen: ({ account }) => exchange.operate('user', 'freeze', account),
  closed: ({ token, password }) => exchange.client.ask(closeAccountCall, { password }, { token }),
  'signed out from another browser': async ({ account }) => {
    const { result } = await login(exchange, { account, deviceId: nextDevice() })
    return exchange.client.ask(sessionRevokeCall, { others: true }, { token: result.token ?? '' })
  },
  'signed out by another password': ({ token, password }) =>
    exchange.client.ask(changePasswordCall, { oldPassword: password, password: 'harbour-light-9' }, { token }),
}

test.each(Object.keys(ends))('%s while the body comes: it is not carried out', async name => {
  const user = await exchange.newUser()
  const finish = await halfSent(breakCall, user.token, Buffer.from(exchange.client.seal({ days: 30 })))
  await ends[name]?.(user)
  expect(await finish()).toBe(401)
  const { db } = exchange.sandbox.context
  expect(db.prepare('SELECT * FROM own_break WHERE user_id = ?').all(user.id)).toEqual([])
})

test('nor is an order', async () => {
  const user = await exchange.newUser({ balance: '10' })
  const move = { from: 'balance', to: 'contract', currency: 'USDT', amount: '10', clientOrderId: newOrderId() }
  const finish = await halfSent(transferContractCall, user.token, Buffer.from(exchange.client.seal(move)))
  await ends.frozen?.(user)
  expect(await finish()).toBe(401)
})

/** A picture whose bytes come slowly. @returns sends the rest, and reads what became of it */
function halfUploaded({ token }: TestUser) {
  const { reply, end } = begin(exchange, { token })
  return () => {
    end()
    return reply
  }
}

const pictures = () => readdirSync(join(pictureFolder(exchange.sandbox.context), 'voucher'))

test('nor is a picture kept, which would be nobody’s after the account is closed', async () => {
  const [gone, here] = [await exchange.newUser(), await exchange.newUser()]
  const [finish, finishHere] = [halfUploaded(gone), halfUploaded(here)]
  await exchange.client.send('GET', '/api//public/getServerTime')
  await ends.closed?.(gone)
  expect((await finishHere()).success).toBe(true)
  expect(await finish()).toMatchObject({ success: false, result: { refusal: 'not-signed-in' } })
  await exchange.sandbox.advance(2)
  const { db } = exchange.sandbox.context
  expect(db.prepare('SELECT user_id FROM upload').all()).toEqual([{ user_id: here.id }])
  expect(pictures()).toHaveLength(1)
})

test('whoever is still there is answered, however slowly it came', async () => {
  const user = await exchange.newUser()
  const finish = await halfSent(breakCall, user.token, Buffer.from(exchange.client.seal({ days: 1 })))
  expect(await finish()).toBe(200)
  expect((await exchange.client.ask(limitsCall, {}, user)).breakUntil).not.toBeNull()
})
