import { expect, test } from '@jest/globals'
import { type Made, routeTo } from '../testing/made-release.ts'
import { asked, lent, liveStore, shell, trade, wallet } from './testing/asking.ts'

const store = await liveStore()

const refused = (all: readonly Made[]) =>
  asked(store, all).then(
    () => 'passed',
    (e: Error) => e.message,
  )

test('a release that fits the live set passes', async () => {
  const css =
    '@layer screens{.t1>*{color:red}@keyframes t2{to{top:0}}:is(.t1,.t3) p{top:0}.t1 .s1{top:0}@media print{.t1{&:hover{top:0}}}}'
  expect(await asked(store, [trade({ version: '1.0.1', files: { 'kline.css': css } })])).toBeUndefined()
  expect(
    await asked(store, [shell({ version: '1.2.0', files: { 'base.css': ':root{top:0}@font-face{font-family:x}' } })]),
  ).toBe(undefined)
  expect(
    await asked(store, [
      shell({ ...lent('1.2.0-rc.1'), files: { 'base.css': '.s1{top:0}' } }),
      trade({ files: { 'a.css': '.t1 .s1{top:0}' } }),
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
  [
    'styles the page',
    [trade({ files: { 'a.css': 'body{top:0}' } })],
    /styles: a\.css of trade@\w+ styles body, without a class/,
  ],
  ['styles everything', [trade({ files: { 'a.css': '@layer parts{*{top:0}}' } })], /styles \*, without a class/],
  ['styles the root', [trade({ files: { 'a.css': ':root{--x:1}' } })], /styles :root, without a class/],
  [
    'styles by an attribute',
    [trade({ files: { 'a.css': '.a,[data-x]{top:0}' } })],
    /styles \[data-x\], without a class/,
  ],
  ['styles what holds it', [trade({ files: { 'a.css': 'body:has(.a){top:0}' } })], /styles body:has, without a class/],
  ['styles all but its own', [trade({ files: { 'a.css': ':not(.a){top:0}' } })], /styles :not, without a class/],
  ['brings a font', [trade({ files: { 'a.css': '@font-face{font-family:x}' } })], /brings @font-face, which is global/],
  [
    'brings a property',
    [trade({ files: { 'a.css': '@property --x{syntax:"*";inherits:false}' } })],
    /brings @property, which is global/,
  ],
  ['imports styles', [trade({ files: { 'a.css': '@import "b.css";' } })], /brings @import, which is global/],
  [
    'styles that do not parse',
    [trade({ files: { 'a.css': '.a{top:0}}' } })],
    /a\.css of trade@\w+ does not parse: .+\(line 1/,
  ],
  [
    "styles another unit's class",
    [trade({ files: { 'a.css': '.w1{top:0}' } })],
    /a\.css of trade@\w+ also styles \.w1, as wallet\.css of wallet@\w+ does/,
  ],
  [
    "styles a class that is the shell's",
    [shell({ files: { 'base.css': '.s1{top:0}' } }), trade({ files: { 'a.css': '.s1>p{top:0}' } })],
    /a\.css of trade@\w+ also styles \.s1, as base\.css of shell@\w+ does/,
  ],
  [
    'is a shell that takes the class of a live remote',
    [shell({ files: { 'base.css': '.w1{top:0}' } })],
    /wallet\.css of wallet@\w+ also styles \.w1, as base\.css of shell@\w+ does/,
  ],
  [
    "moves as another unit's keyframes do",
    [
      trade({ files: { 'a.css': '@keyframes k{to{top:0}}' } }),
      wallet({ files: { 'b.css': '@keyframes k{to{top:1px}}' } }),
    ],
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
