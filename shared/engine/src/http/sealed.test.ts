import { createPrivateKey } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { decrypt } from './decrypt.ts'
import { openSealed, readObject } from './sealed.ts'

/** Made with openssl. */
const vector = {
  payload:
    'zy9c1sewECFzxO8K11sm+jlhq66vKLFUcYOZYp9vsnP6a6CDrBrEUDqryhfiLMYnXCBsByWyJjkVSkOCszECtTGgTA0XRG+zjCPvznvMVWc=',
  key: 'LThL1Zd+nWl6WG3faiiva0pBj7rL3/u0+mdB68j0QlNDuqOOOP9s7ooOEHXoIQH0w0bfbTw5B6WSnG0JUbzATQ==',
  privateKey:
    'MIIBVQIBADANBgkqhkiG9w0BAQEFAASCAT8wggE7AgEAAkEA9GGvj3OA2E9JmgS0+gkcW7/uIKDRoD7lPCMvPOBvjuE2WGFk0nqbLPbdSr3Npn6SMaPiEbMA8y6tk4RA557sgwIDAQABAkAhqxep1srogjvsqTtZu0mZ5l5jRmS7BA9G8r3+UBlugJmzRu9wPHg1ZTaDKD3gqiaPQgywb/NM4WJl3eB7KP4BAiEA/kWrzelr9qpGNPnndR22htastqLSjgVfFD8tUAnj04MCIQD2Cs8kyMtDWStQx4B94MKfYA1CGg32jHvWBrq734gzAQIgIO+TXnuy0WOi7m/EbGYp43NhMdMLZPwLIctBKlHtodMCIQDArehYWzLrFBqa0RFsAqcHXpYjbPoAWTXlfzGfTUeBAQIhAMO3UXLnzNb51r11db0SNpJmBy4KExy7Zras9ilFiRMQ',
}
const privateKey = createPrivateKey({ key: Buffer.from(vector.privateKey, 'base64'), format: 'der', type: 'pkcs8' })
const decryption = { open: (sealed: string) => decrypt(privateKey, sealed) }

test('the vector opens', async () => {
  expect(await openSealed(`${vector.key}.${vector.payload}`, decryption)).toEqual({
    key: 'ABCDEFGHJKMNPQRSTWXYZabcdefhijkm',
    input: { amount: '100.50', note: '充值', tags: ['a', null], agree: false },
  })
})

test.each([
  ['nothing', ''],
  ['no dot', vector.key],
  ['a third part', `${vector.key}.${vector.payload}.x`],
  ['no base64', `${vector.key}.${vector.payload.slice(0, -4)}*===`],
  ['a payload cut short', `${vector.key}.${vector.payload.slice(0, -24)}`],
  ['a payload of half a block', `${vector.key}.${Buffer.alloc(8).toString('base64')}`],
  ['a payload turned', `${vector.key}.A${vector.payload.slice(1)}`],
  ['a key of rubbish', `${Buffer.alloc(64, 1).toString('base64')}.${vector.payload}`],
  ['a key of another length', `${Buffer.alloc(16, 1).toString('base64')}.${vector.payload}`],
])('a body with %s is refused', async (_, body) => {
  await expect(openSealed(body, decryption)).rejects.toThrow('unreadable-request')
})

test.each([
  ['not JSON', '{"a":'],
  ['an array', '[1]'],
  ['null', 'null'],
  ['a text', '"a"'],
  ['33 deep', `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`],
  ['10,000 deep', `{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
  ['10,000 deep and never closed', '['.repeat(10_000)],
  ['a prototype', '{"__proto__":{"admin":true}}'],
  ['a prototype written in escapes', '{"\\u005f_proto__":{"admin":true}}'],
  ['a constructor deep inside', '{"a":[{"constructor":{"prototype":{}}}]}'],
])('a body that holds %s is refused', (_, text) => {
  expect(() => readObject(text)).toThrow('unreadable-request')
  expect(({} as { admin?: true }).admin).toBeUndefined()
})

test('brackets inside of texts are no depth', () => {
  expect(readObject(`{"a":"${'['.repeat(100)}\\"${'{'.repeat(100)}"}`)).toHaveProperty('a')
  expect(readObject(`${'{"a":'.repeat(32)}1${'}'.repeat(32)}`)).toHaveProperty('a')
})

test('a number of more digits than JSON keeps is read whole', () => {
  expect(readObject('{"id":1234567890123456789,"amount":123456789.012345678,"n":12}')).toEqual({
    ...{ id: '1234567890123456789', amount: '123456789.012345678', n: 12 },
  })
})
