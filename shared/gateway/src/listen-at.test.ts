import { expect, test } from '@jest/globals'
import { openStore } from '@shared/release'
import { temporaryFolder, testKeys } from '@shared/release/testing'
import { hostOf, portOf } from './listen-at.ts'
import { startGateway } from './start-gateway.ts'
import { request } from './testing/running.ts'

const folder = temporaryFolder()
const options = { store: openStore(`file:${folder}`), accepted: testKeys.accepted, apiUrl: 'http://127.0.0.1:9' }

test.each([
  ['', '127.0.0.1'],
  ['127.0.0.1', '127.0.0.1'],
  ['0.0.0.0', '127.0.0.1'],
  ['*', '127.0.0.1'],
  ['::', '127.0.0.1'],
  ['[::]', '127.0.0.1'],
  ['0:0:0:0:0:0:0:0', '127.0.0.1'],
  ['::1', '[::1]'],
  ['[::1]', '[::1]'],
  ['::ffff:127.0.0.1', '[::ffff:127.0.0.1]'],
  ['localhost', 'localhost'],
])('with HOST=%s it listens, and prints an address at %s that answers', async (text, host) => {
  const gateway = await startGateway({ ...options, host: hostOf(text) })
  const reply = await request(gateway.url, '/healthz').finally(gateway.stop)
  expect([gateway.url, reply.status]).toEqual([`http://${host}:${gateway.port}`, 503]) // nothing is live in that store
})

test.each(['127.0.0.1:80', '[::1]:80', 'http://127.0.0.1', '[::1', 'a b', '-', '/run/gateway.sock'])(
  'HOST=%s is no address',
  text => expect(() => hostOf(text)).toThrow(`HOST=${text} is no address`),
)

test('an address of another machine is told in clear words', async () => {
  await expect(startGateway({ ...options, host: '203.0.113.1' })).rejects.toThrow(
    '203.0.113.1 is no address of this machine',
  )
})

test('takes 8080 when PORT is empty, and says what is no port', () => {
  expect([portOf(''), portOf('0'), portOf('65535')]).toEqual([8080, 0, 65_535])
  for (const text of ['65536', '-1', '8080x', '80.5']) expect(() => portOf(text)).toThrow(`PORT=${text} is no port`)
})
