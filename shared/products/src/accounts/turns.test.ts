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
  const turns = createTurns({ atOnce: 2, perAddress: 9, waiting: 9, kept: 0 })
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
  const turns = createTurns({ atOnce: 1, perAddress: 9, waiting: 20, kept: 0 })
  const order: string[] = []
  const names = ['flood', 'flood', 'flood', 'flood', 'ann', 'ben']
  await Promise.all(names.map(name => turns.take(name, async () => void order.push(name))))
  expect(order).toEqual(['flood', 'flood', 'ann', 'ben', 'flood', 'flood'])
})

test('one address has so many in flight, all together so many waiting; the next is told at once and takes no place', async () => {
  const turns = createTurns({ atOnce: 1, perAddress: 2, waiting: 3, kept: 0 })
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
  const turns = createTurns({ atOnce: 1, perAddress: 1, waiting: 1, kept: 0 })
  const failing = turns.take('a', () => Promise.reject(new Error('no memory')))
  const next = turns.take('b', async () => 'in')
  await expect(failing).rejects.toThrow('no memory')
  await expect(next).resolves.toBe('in')
})

test('where all places are taken, the newest of the network with most of them gives way to one with fewer', async () => {
  const turns = createTurns({ atOnce: 1, perAddress: 3, waiting: 3, kept: 0 })
  const held = errand()
  const done: string[] = []
  const take = (address: string) => turns.take(address, () => held.ended).then(() => done.push(address))
  const flood = ['2001:db8:77:1::/64', '2001:db8:77:2::/64', '2001:db8:77:3::/64', '2001:db8:77:4::/64'].map(take)
  const home = take('198.51.100.7')
  await expect(flood[3]).rejects.toMatchObject({ refusal: 'too-many-tries' })
  await expect(take('2001:db8:77:5::/64')).rejects.toMatchObject({ refusal: 'too-many-tries' })
  held.end()
  await Promise.all([home, ...flood.slice(0, 3)])
  expect(done.indexOf('198.51.100.7')).toBe(2)
})

test('who is known waits in a row of their own, called by turns with the strangers', async () => {
  const turns = createTurns({ atOnce: 1, perAddress: 1, waiting: 4, kept: 1 })
  const order: string[] = []
  const held = errand()
  const work = (address: string) => () => held.ended.then(() => void order.push(address))
  const take = (address: string, known = false) => turns.take(address, work(address), known)
  const all = [...['a', 'b', 'c', 'd', 'e'].map(address => take(address)), take('home', true)]
  await expect(take('f')).rejects.toMatchObject({ refusal: 'too-many-tries' })
  await expect(take('elsewhere', true)).rejects.toMatchObject({ refusal: 'too-many-tries' })
  held.end()
  await Promise.all(all)
  expect(order).toEqual(['a', 'home', 'b', 'c', 'd', 'e'])
})
