/** What every store keeps to; each kind of store runs it. */
import { describe, expect, test } from '@jest/globals'
import { inTurns } from '../in-turns.ts'
import type { Store } from './store.ts'

const bytes = (text: string) => Buffer.from(text)
const text = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString()

/** @param open gives an empty store each time */
export function storeConformance(kind: string, open: () => Store): void {
  describe(`a store in ${kind}`, () => {
    test('gives back what was created, byte for byte', async () => {
      const store = open()
      const content = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256)
      expect(await store.createIfAbsent('releases/trade/1/a.js', content)).toBe(true)
      expect(Buffer.from((await store.read('releases/trade/1/a.js')) ?? []).equals(content)).toBe(true)
    })

    test('keeps nothing where nothing was created, not even where a key is the beginning of another', async () => {
      const store = open()
      await store.createIfAbsent('a/b/c', bytes('x'))
      expect(await store.read('a/b')).toBeUndefined()
      expect(await store.read('a/b/c/d')).toBeUndefined()
      expect(await store.read('other')).toBeUndefined()
    })

    test('tells its own time, and keeps nothing for that', async () => {
      const store = open()
      expect(Math.abs((await store.time()).getTime() - Date.now())).toBeLessThan(60_000)
      expect(await store.listAfter('', '')).toEqual([])
    })

    test('never changes what is there', async () => {
      const store = open()
      expect(await store.createIfAbsent('k', bytes('first'))).toBe(true)
      expect(await store.createIfAbsent('k', bytes('second'))).toBe(false)
      expect(text(await store.read('k'))).toBe('first')
    })

    test('lets exactly one of many writers win, and keeps what that one wrote', async () => {
      const store = open()
      const writers = Array.from({ length: 50 }, (_, at) => String(at))
      const won = await Promise.all(writers.map(writer => store.createIfAbsent('log/1', bytes(writer))))
      expect(won.filter(Boolean)).toHaveLength(1)
      expect(text(await store.read('log/1'))).toBe(String(won.indexOf(true)))
    })

    test('lists the keys below a prefix after a given one, in order', async () => {
      const store = open()
      for (const key of ['log/03', 'log/01', 'log/02', 'log/sub/1', 'logs/1', 'a'])
        await store.createIfAbsent(key, bytes(''))
      expect(await store.listAfter('log/', '')).toEqual(['log/01', 'log/02', 'log/03', 'log/sub/1'])
      expect(await store.listAfter('log/', 'log/01')).toEqual(['log/02', 'log/03', 'log/sub/1'])
      expect(await store.listAfter('log/', 'log/sub/1')).toEqual([])
      expect(await store.listAfter('none/', '')).toEqual([])
    })

    test('lists more keys than the thousand that an object store gives at once', async () => {
      const store = open()
      const keys = Array.from({ length: 1100 }, (_, at) => `log/${String(at).padStart(8, '0')}.json`)
      await inTurns(keys, key => store.createIfAbsent(key, bytes(key)))
      expect(await store.listAfter('log/', '')).toEqual(keys)
      expect(await store.listAfter('log/', keys[999] ?? '')).toEqual(keys.slice(1000))
    })

    test('forgets what is deleted, and nothing else; then the key is free again', async () => {
      const store = open()
      for (const key of ['a/1', 'a/2', 'a/3/deeper', 'a/20']) await store.createIfAbsent(key, bytes('old'))
      await store.delete('a/2')
      await store.delete('a/2')
      await store.delete('never/there')
      expect(await store.read('a/2')).toBeUndefined()
      expect(await store.listAfter('a/', '')).toEqual(['a/1', 'a/20', 'a/3/deeper'])
      expect(await store.createIfAbsent('a/2', bytes('new'))).toBe(true)
      expect(text(await store.read('a/2'))).toBe('new')
    })

    test('takes no key that leads out of it, or has a name that no folder takes', async () => {
      const store = open()
      for (const key of [
        'a'.repeat(256),
        `a/${'b'.repeat(256)}/c`,
        '../a',
        'a/../../b',
        '/etc/passwd',
        '.hidden',
        'a//b',
        'a\\b',
        'a\0',
        '',
      ])
        await expect(async () => store.read(key)).rejects.toThrow('is no key of a store')
    })
  })
}
