/** Where the exchange sends to: a name that leads inside is never connected to. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { expect, test } from '@jest/globals'
import { post } from './post.ts'
import { isInside, readPushOrigins } from './push-services.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '::1',
  '::',
  '::ffff:10.0.0.1',
  'fd00::1',
  'fe80::1',
  '64:ff9b::a00:1',
])('%s is inside', address => expect(isInside(address)).toBe(true))
test.each(['142.250.180.10', '17.188.143.1', '2a00:1450:4009:81f::200a', '172.32.0.1', '100.128.0.1'])(
  '%s is not',
  address => expect(isInside(address)).toBe(false),
)

test('a name that leads inside is given no connection; of the operator’s own address one is', async () => {
  let connected = 0
  const server = createServer(socket => socket.end('HTTP/1.1 201 Created\r\n\r\n', () => ++connected)).listen(
    0,
    'localhost',
  )
  await once(server, 'listening')
  const sent = {
    endpoint: `http://localhost:${(server.address() as AddressInfo).port}/x`,
    headers: {},
    body: Buffer.from('x'),
  }
  expect([await post(sent, false), connected]).toEqual([{ status: 0 }, 0])
  expect(await post(sent, true)).toMatchObject({ status: 201 })
  server.close()
})

test.each([
  ['says nothing', ''],
  ['wants to speak something else', 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n'],
])('a service that takes and %s is left', async (_, answer) => {
  const server = createServer(socket => socket.once('data', () => socket.write(answer))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/x`
  expect(await post({ endpoint, headers: {}, body: Buffer.from('x') }, true, 50)).toEqual({ status: 0 })
  server.close()
})

test('PUSH_ORIGINS is a list of origins, or it says what is wrong', () => {
  expect(readPushOrigins(' https://push.example/, http://127.0.0.1:81')).toEqual([
    'https://push.example',
    'http://127.0.0.1:81',
  ])
  expect(readPushOrigins(undefined)).toEqual([])
  expect(() => readPushOrigins('push.example')).toThrow('"push.example" is no origin')
})
