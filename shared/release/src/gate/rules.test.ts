import { expect, test } from '@jest/globals'
import { type Made, routeTo } from '../testing/made-release.ts'
import { judgePublish, layered, lent, liveStore, shell, trade, wallet } from './testing/asking.ts'

const store = await liveStore()

const refused = (all: readonly Made[]) =>
  judgePublish(store, all).then(
    () => 'passed',
    (e: Error) => e.message,
  )

const withSheet = (css: string): Made[] => [trade({ files: { 'a.css': css } })]
const styled = (rules: string): Made[] => withSheet(layered(rules))

test('a release that fits the live set passes', async () => {
  const rules =
    '.trade1>.trade2~*{color:var(--text-1)}.trade1{.shell1{top:0}&:hover{top:0}}@keyframes trade3{to{top:0}}'
  const css = `@layer tokens,parts;${layered(rules)}`
  expect(
    await judgePublish(store, [
      trade({ version: '1.0.1', files: { 'a.css': css, 'b.css': '@layer parts{.trade4{top:0}}' } }),
    ]),
  ).toBeUndefined()
  expect(
    await judgePublish(store, [
      shell({ version: '1.2.0', files: { 'base.css': ':root{top:0}@font-face{font-family:x}' } }),
    ]),
  ).toBe(undefined)
  expect(
    await judgePublish(store, [
      shell({ ...lent('1.2.0-rc.1'), files: { 'base.css': '.shell1{color:red}' } }),
      ...styled('.trade1 .shell1{top:0}.trade2{.shell1{top:0}}'),
    ]),
  ).toBeUndefined()
})

test.each<[string, Made[], RegExp]>([
  [
    'needs more than the live shell lends',
    [trade({ needs: { 'shell/session': '^1.2.0' } })],
    /ranges: trade@\w+ needs shell\/session \^1\.2\.0, and shell@\w+ lends 1\.1\.0\./,
  ],
  [
    'needs what the live shell does not know',
    [trade({ needs: { 'shell/news': '^1.0.0' } })],
    /needs shell\/news \^1\.0\.0, and shell@\w+ lends nothing of that name/,
  ],
  [
    'is a shell under which a live remote could not run',
    [shell(lent('2.0.0'))],
    /trade@\w+ needs shell \^1\.0\.0, and shell@\w+ lends 2\.0\.0(.|\n)*wallet@\w+ needs shell \^1\.1\.0/,
  ],
  [
    'is a shell whose pre-release comes before what a remote needs',
    [shell(lent('1.1.0-rc.1'))],
    /wallet@\w+ needs shell \^1\.1\.0, and shell@\w+ lends 1\.1\.0-rc\.1/,
  ],
  [
    'takes an address that another unit has',
    [trade({ routes: [routeTo('/kline'), routeTo('/assets')] })],
    /addresses: \/assets belongs to trade@\w+ and to wallet@\w+\./,
  ],
  [
    'lists an address twice',
    [trade({ routes: [routeTo('/kline'), routeTo('/kline')] })],
    /trade@\w+ lists \/kline twice/,
  ],
  [
    'drops an address that another unit links to',
    [trade({ routes: [routeTo('/chart')] })],
    /\/kline of trade@\w+ would be gone, and wallet@\w+ links to it/,
  ],
  [
    'carries the name of another release in its code',
    [trade({ files: { 'remoteEntry.js': 'self["chunks:trade__0123456789ab"];window.trade__0123456789ab=1' } })],
    /name: remoteEntry\.js of trade@\w+ does not name the global of its chunks(.|\n)*its library(.|\n)*carries the name trade__0123456789ab/,
  ],
  [
    'weighs more than the budget',
    [trade({ files: { 'kline.js': noise(120) }, preload: { '/kline': ['kline.js'] } })],
    /sizes: trade \/kline: 1\d\d\.\d KB, 110 are allowed/,
  ],
  ['styles the page', styled('body{top:0}'), /styles: a\.css of trade@\w+ styles body, without a class of its own/],
  ['styles everything', withSheet('@layer parts{*{top:0}}'), /styles \*, without a class/],
  ['styles the page by &', styled('&{top:0}'), /styles &, without a class/],
  ['styles what comes after its own', styled('.trade1~*{top:0}'), /styles \.trade1 ~ \*, without a class/],
  ['styles a global class', styled('.title-2{top:0}'), /styles \.title-2, without a class/],
  ['brings a font', withSheet('@font-face{font-family:x}'), /brings @font-face, which is global/],
  ['imports styles', withSheet('@import "b.css";'), /brings @import, which is global/],
  ['brings a rule that nobody knows', withSheet('@unheard of;'), /brings @unheard, which is global/],
  ['styles outside its layer', withSheet('.trade1{top:0}'), /styles \.trade1 outside @layer screens/],
  ['opens a layer of its own', withSheet('@layer mine{.trade1{top:0}}'), /opens @layer mine\./],
  ['paints a raw colour', styled('.trade1{color:#fff}'), /paints rgb\(255 255 255\) in \.trade1\./],
  ['styles that do not parse', withSheet('.trade1{top:0}}'), /a\.css of trade@\w+ does not parse: .+\(line 1/],
  [
    "styles another unit's class",
    styled('.purse1{top:0}'),
    /a\.css of trade@\w+ also styles \.purse1, as wallet\.css of wallet@\w+ does/,
  ],
  [
    "styles another unit's class or its own",
    styled(':is(.trade1,.purse1){top:0}'),
    /also styles \.trade1 \.purse1, as/,
  ],
  ["styles another unit's class by &", styled('.purse1{&:hover{top:0}}'), /also styles \.purse1, as/],
  [
    "styles a class that is the shell's",
    [shell({ files: { 'base.css': '.shell1{top:0}' } }), ...styled('.shell1>p{top:0}')],
    /a\.css of trade@\w+ also styles \.shell1, as base\.css of shell@\w+ does/,
  ],
  [
    'is a shell that takes the class of a live remote',
    [shell({ files: { 'base.css': '.purse1{top:0}' } })],
    /wallet\.css of wallet@\w+ also styles \.purse1, as base\.css of shell@\w+ does/,
  ],
  [
    "moves as another unit's keyframes do",
    [...styled('@keyframes k{to{top:0}}'), wallet({ files: { 'b.css': layered('@keyframes k{to{top:1px}}') } })],
    /also styles @keyframes k, as/,
  ],
  [
    'loads its files unchecked',
    [trade({ files: { 'remoteEntry.js': 'self["chunks:%NAME%"]=window["%NAME%"]=1' } })],
    /integrity: remoteEntry\.js of trade@\w+ loads its files without asking for their hashes/,
  ],
  ['does not speak a language', [trade({ preload: { 'words:ko': [] } })], /languages: trade@\w+ has no catalog for ko/],
  [
    'speaks a language in part',
    [trade({ files: { 'words-ko.js': `p(JSON.parse("{\\"x\\":[\\"a'b\\"]}"))` } })],
    /lacks aBc123 \(1 of 2 messages\) in ko/,
  ],
  [
    'has no title in a language',
    [trade({ routes: [{ ...routeTo('/kline'), title: { ...routeTo('/kline').title, jp: ' ' } }] })],
    /has no title of \/kline in jp/,
  ],
  [
    'preloads a file that is not listed',
    [trade({ preload: { '/kline': ['nowhere.js'] } })],
    /files: trade@\w+: its preload "\/kline" names nowhere\.js, which is not listed/,
  ],
])('a release that %s is refused, and the words say how to mend it', async (_, all, words) => {
  const said = await refused(all)
  expect(said).toMatch(words)
  expect(said).toMatch(/\.\n {4}[A-Z]/)
})

test('one cause is one refusal, however many keys, languages and addresses it shows in', async () => {
  const titled = routeTo('/kline')
  const said = await refused([
    trade({
      needs: { shell: '^9.0.0', 'shell/session': '^9.0.0', 'shell/query': '^9.0.0' },
      routes: [{ ...titled, title: { ...titled.title, jp: '', ko: '' } }, routeTo('/assets'), routeTo('/purse')],
      preload: { '/kline': ['nowhere.js'], '/assets': ['nowhere.js'], '/purse': ['nowhere.js'] },
      files: { 'words-en-us.js': `p(JSON.parse('{"aBc123":["a"],"new":["b"]}'))` },
    }),
    wallet({ routes: [routeTo('/assets'), routeTo('/purse')] }),
  ])
  expect(said.match(/^ {2}\w+: .+/gm)).toEqual([
    expect.stringMatching(/"\/kline" and 2 more names nowhere\.js/),
    expect.stringMatching(/needs shell \^9\.0\.0, .+ lends 1\.1\.0; the same of shell\/session\.$/),
    expect.stringMatching(/needs shell\/query \^9\.0\.0, .+ lends nothing of that name/),
    expect.stringMatching(/\/assets, \/purse belong to/),
    expect.stringMatching(/has no title of \/kline in ko, jp\.$/),
    expect.stringMatching(/lacks new \(1 of 2 messages\) in ko, jp, tai, mlxy, vl, xi, zh-cn, zh-hant\.$/),
  ])
})

/** Text that no compression makes smaller. */
function noise(kilobytes: number): string {
  const bytes = new Uint8Array(kilobytes * 1024)
  for (let at = 0; at < bytes.length; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536))
  return Buffer.from(bytes).toString('base64')
}
