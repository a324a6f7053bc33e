import { expect, test } from '@jest/globals'
import { placesOf, wrongNumbers } from './find.ts'

const code: Readonly<Record<string, unknown>> = {
  FEE: '0.0005',
  HOLD_SECONDS: 3600,
  WINDOW: 900_000,
  LARGEST: 5 * 1024 ** 2,
  PIXELS: 50_000_000,
  MOST: 5,
  STRIKES: [15, 30, 60],
  tiers: [{ most: '50000' }, { most: '250000' }],
  networks: () => [
    { name: 'TRC20', least: '20', fee: '1' },
    { name: 'ERC20', least: '50' },
  ],
}
const of = (name: string) => `<!-- = lock.ts ${name} -->`
const find = (text: string) => wrongNumbers(text, (file, name) => (file === 'lock.ts' ? code[name] : undefined))

test.each([
  ['a fraction as percent', `a fee of ${of('FEE')}0.05 %.`],
  ['seconds as an hour', `after ${of('HOLD_SECONDS')}an hour`],
  ['milliseconds as minutes', `within ${of('WINDOW')}15 minutes`],
  ['a word', `${of('MOST')}Five wrong ones`],
  ['the one that is refused', `a ${of('MOST +1')}sixth open order`],
  ['bytes', `${of('LARGEST')}5 MB at most`],
  ['millions', `${of('PIXELS')}50 million pixels`],
  ['a list', `for ${of('STRIKES in minutes')}15, then 30, then 60 minutes`],
  ['a field of each row', `| ${of('tiers[].most')}50,000 · 250,000 |`],
  ['a field of all rows but the first', `| ${of('tiers[1-].most')}250,000 |`],
  ['a field of one row', `${of('tiers[1].most')}250,000`],
  ['an example of a table’s marker', 'above it: `<!-- = lock.ts networks() | * | least | -->`'],
  ['no number of the code', 'three of them, 0.1 %'],
])('%s may stand on a page', (_, text) => expect(find(text)).toEqual([]))

test.each([
  ['another number', `\na fee of ${of('FEE')}0.06 %.`, 'says "0.06 %.", where FEE is 0.0005'],
  ['another unit', `\nafter ${of('HOLD_SECONDS')}1 minute`, 'says "1 minute", where HOLD_SECONDS is 3600'],
  ['a shorter list', `\n${of('STRIKES in minutes')}15, then 30 minutes`, 'says "15, then 30 minutes"'],
  ['no number', `\n${of('MOST')}some`, 'says "some", where MOST is 5'],
  ['a name that is not there', `\n${of('GONE')}5`, 'names GONE, which is no number'],
])('a page with %s is found, by its line', (_, text, why) =>
  expect(find(text)).toEqual([{ line: 2, why: expect.stringContaining(why) }]),
)

test.each([
  ['without a space', '<!--= lock.ts FEE -->0.05 %'],
  ['without its sign', '<!-- lock.ts FEE -->0.05 %'],
  ['with two names', '<!-- = lock.ts THE FEE -->0.05 %'],
  ['of a file without its ending', '<!-- = lock FEE -->0.05 %'],
  ['with a hyphen too few', '<!- = lock.ts FEE -->0.05 %'],
  ['that does not end', '<!-- = lock.ts FEE ->0.05 %'],
  ['of a table, with something behind it', '<!-- = lock.ts networks() | * | least | -->.'],
])('complains of a marker %s', (_, text) => {
  const why = expect.stringContaining(`has "${text.slice(0, 12)}`)
  expect(find(`a fee\n${of('FEE')}0.05 %, ${text}`)).toEqual([{ line: 2, why }])
})

const table = (...rows: string[]) =>
  [`<!-- = lock.ts networks() | * | least | fee | -->`, '| network | least | fee |', '|---|---|---|', ...rows, ''].join(
    '\n',
  )

test('a table has a row for each of the code, with its numbers', () => {
  expect(find(table('| TRC20 | 20 | 1 |', '| ERC20 | 50 | – |'))).toEqual([])
  const wrong = [{ line: 5, why: 'says "60", where networks()[1].least is 50' }]
  expect(find(table('| TRC20 | 20 | 1 |', '| ERC20 | 60 | – |'))).toEqual(wrong)
  expect(find(table('| TRC20 | 20 | 1 |'))).toEqual([{ line: 2, why: 'has 1 rows, where networks() has 2' }])
})

test('a page says what is to be loaded', () => {
  const [first, second] = [of('FEE'), '<!-- = a/sets.ts rows()[].days in days -->']
  expect(placesOf(`${first}1 ${second}7`)).toEqual([
    { file: 'lock.ts', name: 'FEE', path: '' },
    { file: 'a/sets.ts', name: 'rows', path: '()[].days' },
  ])
})
