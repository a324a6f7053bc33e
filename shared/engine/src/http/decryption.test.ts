import { constants, generateKeyPairSync, publicEncrypt } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { afterAll, expect, test } from '@jest/globals'
import { startDecryption } from './decryption.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const sealed = (text: string) =>
  publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(text)).toString('base64')
const { open, end } = startDecryption(privateKey)
afterAll(end)

const names = (count: number) => Array.from({ length: count }, (_, nth) => `key ${nth}`)

/** Until some of what is asked at once is opened elsewhere. */
async function bothOpen() {
  for (;;) {
    await setImmediate()
    const opened = names(8).map(name => open(sealed(name)))
    if (opened.some(one => one instanceof Promise)) return opened
    await Promise.all(opened)
  }
}

test('who asks alone is answered at once', async () => {
  for (const name of names(3)) {
    expect(open(sealed(name))).toBe(name)
    await setImmediate()
  }
})

test('of many at once the first is opened here, the others by a thread, each as it was asked', async () => {
  const opened = await bothOpen()
  expect(opened.map(one => typeof one)).toEqual(['string', ...Array(7).fill('object')])
  expect(await Promise.all(opened)).toEqual(names(8))
})

test('what is no block of this key is nothing, there as here', async () => {
  await bothOpen()
  await setImmediate()
  expect(await Promise.all(['', 'A'.repeat(400), sealed('a')].map(open))).toEqual(['', '', 'a'])
})

test('a thread that ends leaves nobody waiting, and the next crowd has another', async () => {
  const opened = await bothOpen()
  await end()
  expect(await Promise.all(opened)).toEqual(names(8))
  expect(await Promise.all(await bothOpen())).toEqual(names(8))
})
