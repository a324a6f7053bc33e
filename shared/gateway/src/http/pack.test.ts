import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { packQuickly, packSmall } from './pack.ts'

const bytes = Buffer.from(Array.from({ length: 2000 }, (_, n) => `${n * n}`).join())

test('packs what strangers ask for one after the other, in the order in which they ask', async () => {
  const ended: number[] = []
  const texts = [bytes, Buffer.from('b'), Buffer.from('c')]
  await Promise.all(texts.map((text, n) => packQuickly(text, n === 0 ? 'br' : 'identity').then(() => ended.push(n))))
  expect(ended).toEqual([0, 1, 2])
})

test('both ways lead to the same bytes, the slow one to fewer', async () => {
  const [quick, small] = [await packQuickly(bytes, 'br'), await packSmall(bytes, 'br')]
  expect([quick, small].map(form => brotliDecompressSync(form).equals(bytes))).toEqual([true, true])
  expect(small.length).toBeLessThan(quick.length)
})
