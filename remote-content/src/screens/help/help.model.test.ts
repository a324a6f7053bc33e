import { expect, test } from '@jest/globals'
import { asksBodies, atHand, type Help, mostRead, shelvesOf, shownShelves, withBodies } from './help.model.ts'

const article = (id: string, title: string, more: Partial<Help> = {}): Help => ({
  id,
  title,
  category: 'start',
  ...more,
})
const ids = (articles: readonly Help[]) => articles.map(({ id }) => id)

test('articles stand on shelves in the order in which they came', () => {
  const [a, b, c] = [
    article('a', 'A', { categoryName: 'Start' }),
    article('b', 'B', { category: 'own' }),
    article('c', 'C'),
  ]
  const shelves = shelvesOf([a, b, c])
  expect(shelves.map(({ name, articles }) => [name, ids(articles)])).toEqual([
    ['Start', ['a', 'c']],
    ['own', ['b']],
  ])
})

test('the address names one shelf; a name that there is not leaves all', () => {
  const shelves = shelvesOf([article('a', 'A'), article('b', 'B', { category: 'trading' })])
  expect(shownShelves(shelves, 'trading').map(({ category }) => category)).toEqual(['trading'])
  expect(shownShelves(shelves, 'nothing')).toBe(shelves)
  expect(shownShelves(shelves, undefined)).toBe(shelves)
})

test('what stands in a title comes before its words apart, and those before an abstract', () => {
  const all = [
    article('abstract', 'Deposits', { abstract: 'Fees of a bank' }),
    article('apart', 'Fees when you use a bank'),
    article('whole', 'Bank fees'),
    article('none', 'Language'),
  ]
  expect(ids(atHand(all, ' bank fees ', 'en-US'))).toEqual(['whole', 'abstract', 'apart'].sort().reverse())
})

test('bodies add what is not at hand, each article once', () => {
  const [a, b] = [article('a', 'A'), article('b', 'B')]
  expect(ids(withBodies([b], [a, b]))).toEqual(['b', 'a'])
})

test('three are read most', () => {
  const all = [1, 4, 2, 3].map(reads => article(String(reads), 'x', { reads }))
  expect(ids(mostRead([...all, article('unknown', 'x')]))).toEqual(['4', '3', '2'])
})

test('bodies are asked for from two signs on', () => {
  expect([asksBodies('税'), asksBodies('𠮷'), asksBodies('出金')]).toEqual([false, false, true])
})
