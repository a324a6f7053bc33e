import { expect, test } from '@jest/globals'
import { createTurns } from './turns.ts'

/** Work that ends when told to. */
function errand() {
  let end = () => {}
  const ended = new Promise<void>(resolve => {
    end = resolve
  })
  return { ended, end: () => end() }
}
const settle = () => new Promise(resolve => setImmediate(resolve))

test('so many at once, the next when one ends; whoever comes at that moment stands behind', async () => {
  const turns = createTurns(2, 9, 9)
  const begun: string[] = []
  const errands = new Map(['a', 'b', 'c', 'd'].map(name => [name, errand()] as const))
  const take = (name: string) =>
    turns.take(name, async () => {
      begun.push(name)
      await errands.get(name)?.ended
    })
  const all = [take('a'), take('b'), take('c')]
  await settle()
  expect(begun).toEqual(['a', 'b'])
  errands.get('a')?.end()
  await all[0]
  all.push(take('d'))
  await settle()
  expect(begun).toEqual(['a', 'b', 'c'])
  for (const { end } of errands.values()) end()
  await Promise.all(all)
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
})

test('a long row of one address lets each other address in between', async () => {
  const turns = createTurns(1, 9, 20)
  const order: string[] = []
  const names = ['flood', 'flood', 'flood', 'flood', 'ann', 'ben']
  await Promise.all(names.map(name => turns.take(name, async () => void order.push(name))))
  expect(order).toEqual(['flood', 'flood', 'ann', 'ben', 'flood', 'flood'])
})

test('one address has so many in flight, all together so many waiting; the next is told at once and takes no place', async () => {
  const turns = createTurns(1, 2, 3)
  const held = errand()
  const take = (address: string) => turns.take(address, () => held.ended)
  const waiting = [take('a'), take('a'), take('b'), take('c')]
  await expect(take('a')).rejects.toMatchObject({ refusal: 'too-many-tries', values: { n: 1 } })
  await expect(take('d')).rejects.toMatchObject({ refusal: 'too-many-tries' })
  held.end()
  await Promise.all(waiting)
  await expect(turns.take('a', async () => 'in')).resolves.toBe('in')
})

test('work that fails gives its place on', async () => {
  const turns = createTurns(1, 1, 1)
  const failing = turns.take('a', () => Promise.reject(new Error('no memory')))
  const next = turns.take('b', async () => 'in')
  await expect(failing).rejects.toThrow('no memory')
  await expect(next).resolves.toBe('in')
})
