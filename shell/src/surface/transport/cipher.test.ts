import { constants, createPrivateKey, createPublicKey, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { Crypto } from '@peculiar/webcrypto'
import { encrypt, newKey, seal, sealKey } from './cipher.ts'
import { toJson } from './request.ts'

// Made by openssl.
const PLAIN = '{"amount":"100.50","note":"充值","tags":["a",null],"agree":false}'
const KEY = 'ABCDEFGHJKMNPQRSTWXYZabcdefhijkm'
const P = 'zy9c1sewECFzxO8K11sm+jlhq66vKLFUcYOZYp9vsnP6a6CDrBrEUDqryhfiLMYnXCBsByWyJjkVSkOCszECtTGgTA0XRG+zjCPvznvMVWc='
const K = 'LThL1Zd+nWl6WG3faiiva0pBj7rL3/u0+mdB68j0QlNDuqOOOP9s7ooOEHXoIQH0w0bfbTw5B6WSnG0JUbzATQ=='
const PKCS8 =
  'MIIBVQIBADANBgkqhkiG9w0BAQEFAASCAT8wggE7AgEAAkEA9GGvj3OA2E9JmgS0+gkcW7/uIKDRoD7lPCMvPOBvjuE2WGFk0nqbLPbdSr3Npn6SMaPiEbMA8y6tk4RA557sgwIDAQABAkAhqxep1srogjvsqTtZu0mZ5l5jRmS7BA9G8r3+UBlugJmzRu9wPHg1ZTaDKD3gqiaPQgywb/NM4WJl3eB7KP4BAiEA/kWrzelr9qpGNPnndR22htastqLSjgVfFD8tUAnj04MCIQD2Cs8kyMtDWStQx4B94MKfYA1CGg32jHvWBrq734gzAQIgIO+TXnuy0WOi7m/EbGYp43NhMdMLZPwLIctBKlHtodMCIQDArehYWzLrFBqa0RFsAqcHXpYjbPoAWTXlfzGfTUeBAQIhAMO3UXLnzNb51r11db0SNpJmBy4KExy7Zras9ilFiRMQ'

// An independent witness for both halves: another implementation than the phone's.
const { subtle } = new Crypto()
const bytes = (base64: string) => Buffer.from(base64, 'base64')

async function unseal(payload: string, key: string): Promise<string> {
  const aes = await subtle.importKey('raw', Buffer.from(key), 'AES-ECB', false, ['decrypt'])
  return Buffer.from(await subtle.decrypt('AES-ECB', aes, bytes(payload))).toString()
}

async function unsealKey(sealed: string, pkcs8: Uint8Array<ArrayBuffer>): Promise<string> {
  const rsa = await subtle.importKey('pkcs8', pkcs8, { name: 'RSAES-PKCS1-v1_5', hash: 'SHA-256' }, false, ['decrypt'])
  return Buffer.from(await subtle.decrypt('RSAES-PKCS1-v1_5', rsa, bytes(sealed))).toString()
}

const spkiOf = (pkcs8: Uint8Array): string => {
  const key = createPrivateKey({ key: Buffer.from(pkcs8), format: 'der', type: 'pkcs8' })
  return createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64')
}

test('null fields are dropped at every depth; items, empty texts, zero and false stay', () => {
  const body = { amount: '100.50', memo: null, note: '充值', tags: ['a', null], agree: false }
  expect(toJson(body)).toBe(PLAIN)
  expect(Buffer.byteLength(PLAIN)).toBe(67)
  expect(toJson({ a: { b: null, c: [{ d: null, e: 0 }, null] }, f: '', g: undefined })).toBe(
    '{"a":{"c":[{"e":0},null]},"f":""}',
  )
  expect(toJson({})).toBe('{}')
})

test('the payload is that of openssl, to the byte', () => {
  expect(seal(PLAIN, KEY)).toBe(P)
})

test('the vector is opened by the witness, so the witness can be trusted', async () => {
  expect(await unsealKey(K, bytes(PKCS8))).toBe(KEY)
  expect(await unseal(P, KEY)).toBe(PLAIN)
})

const fresh = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'der' })

test.each([
  ["the vector's 512 bits", bytes(PKCS8)],
  ['a fresh 2048 bits', fresh],
])('what is sealed under a key of %s, the witness opens', async (_, pkcs8) => {
  const [key = '', payload = '', ...rest] = encrypt(PLAIN, spkiOf(pkcs8)).split('.')
  expect(rest).toEqual([])
  const opened = await unsealKey(key, pkcs8)
  expect(opened).toMatch(/^[ABCDEFGHJKMNPQRSTWXYZabcdefhijkmnprstwxyz2345678]{32}$/)
  expect(await unseal(payload, opened)).toBe(PLAIN)
})

test('node opens it too', () => {
  const key = createPrivateKey({ key: fresh, format: 'der', type: 'pkcs8' })
  const sealed = bytes(sealKey(KEY, spkiOf(fresh)))
  expect(privateDecrypt({ key, padding: constants.RSA_PKCS1_PADDING }, sealed).toString()).toBe(KEY)
})

test('each request has a key of its own, and the same key is padded anew', () => {
  const spki = spkiOf(fresh)
  expect(sealKey(KEY, spki)).not.toBe(sealKey(KEY, spki))
  expect(encrypt('{}', spki)).not.toBe(encrypt('{}', spki))
})

test('10,000 keys use every letter equally often', () => {
  const counts = new Map<string, number>()
  for (let i = 0; i < 10_000; i++) for (const letter of newKey()) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  expect([...counts.keys()].sort().join('')).toBe('2345678ABCDEFGHJKMNPQRSTWXYZabcdefhijkmnprstwxyz')
  // 320,000 draws over 48 letters: 6,667 each, standard deviation 81; six of them is past any chance.
  for (const count of counts.values()) expect(Math.abs(count - 320_000 / 48)).toBeLessThan(6 * 81)
})

test('a key that is no RSA key is said to be one that no POST can be sent with', () => {
  expect(() => encrypt('{}', 'bm8ga2V5')).toThrow('config.transportPublicKey is no RSA key')
})
