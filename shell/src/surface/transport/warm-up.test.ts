import { generateKeyPairSync } from 'node:crypto'
import { beforeAll, expect, test } from '@jest/globals'

let moments = 0
globalThis.requestIdleCallback = (work: IdleRequestCallback) => {
  moments++
  return Number(setTimeout(() => work({ didTimeout: false, timeRemaining: () => 0 })))
}
let warmUp: typeof import('./warm-up.ts')['warmUp']
beforeAll(async () => {
  warmUp = (await import('./warm-up.ts')).warmUp
})

test('what the first order would wait for is done before, in idle moments of its own', async () => {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  await warmUp(publicKey.export({ type: 'spki', format: 'der' }).toString('base64'))
  expect(moments).toBe(6)
})

test('a key that is none fails with the first POST, not before', async () => {
  await expect(warmUp('no key')).resolves.toBeUndefined()
})
