import { expect, test } from '@jest/globals'
import { wrongCitations } from './find.ts'

/** Names of documents in pieces, so that this file cites nothing itself. */
const md = (name: string) => `${name}.md`
const [absent, wallet, money] = [md('absent'), md('docs/rules/wallet'), md('docs/rules/money')]

const documents: Readonly<Record<string, string>> = {
  'README.md': '# tarn',
  'ARCHITECTURE.md': '## The arrows',
  [wallet]: '# Wallet\n\n## Proof of payment\n',
  [money]: `# Money\n\nsee [wallet](${md('wallet')}#proof-of-payment), [above](#money)`,
  [md('shared/contract/CALLS')]: '# Calls',
}
const find = (from: string, text: string) => wrongCitations(from, text, path => documents[path])

test('a document that is not there is found, by its line', () => {
  const why = `cites ${absent}, which the project does not hold`
  expect(find('shell/src/a.ts', `const a = 1\n/** Why (${absent}, Prices). */`)).toEqual([{ line: 2, why }])
  expect(find('shell/src/a.css', `/* ${absent} */`)).toEqual([{ line: 1, why }])
})

test('so it is in a comment between the elements of a component', () => {
  expect(find('shell/src/a.tsx', `<p>\n  {/* as ${absent} says */}\n</p>`).map(({ line }) => line)).toEqual([2])
})

test('a heading that is not there is found, as an anchor and in words', () => {
  const why = `cites the heading "refusals", which ${wallet} lacks`
  expect(find('shell/src/a.ts', `// ${wallet}#refusals`)).toEqual([{ line: 1, why }])
  expect(find('shell/src/a.ts', `// ${wallet}, "Refusals"`)).toEqual([{ line: 1, why }])
  expect(find(wallet, '[see](#refusals)')).toEqual([{ line: 1, why: why.replace(wallet, md('wallet')) }])
})

test('a name counts from where its reader stands: in another folder it is none', () => {
  expect(find(money, `[a](${wallet})`)).toHaveLength(1)
  expect(find('remote-wallet/src/a.ts', `// ${md('wallet')}`)).toHaveLength(1)
})

test.each([
  ['an anchor and a heading', 'shell/src/a.ts', `// ${wallet}#proof-of-payment and ${wallet}, "Proof of payment"`],
  ['the root, from any folder', 'shell/src/a.ts', '// README.md; ARCHITECTURE.md, "The arrows"'],
  ['a document nearby', 'shared/contract/src/a.ts', `new URL('../${md('CALLS')}') // ${md('CALLS')}`],
  ['an address of the web, a glob, an ending', 'shell/src/a.ts', `// https://example.com/${absent} *.md .md`],
  ['links of a page', money, documents[money] ?? ''],
  ['a link of the first page', 'README.md', `[rules](${money})`],
])('%s may be cited', (_, from, text) => expect(find(from, text)).toEqual([]))
