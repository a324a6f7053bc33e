import { writeFileSync } from 'node:fs'
import { beforeAll, expect, test } from '@jest/globals'
import type { Store } from '@shared/release'
import { platform, temporaryFolder, testKeys } from '@shared/release/testing'
import { promote } from '@shared/release/writing'
import { running, shell } from '../testing/running.ts'

const folder = temporaryFolder()
let at: Awaited<ReturnType<typeof running>>
let [first, second] = ['', '']
const goLive = () => promote(at.store, testKeys, { targets: [{ unit: 'shell' }], platform, who: 'ann', why: '' })

beforeAll(async () => {
  at = await running(folder)
  first = at.releases.shell ?? ''
  second = (await at.publish({ ...shell, version: '1.1.0' })).release
  await goLive()
})

/** As a browser says it of a page's own navigation. */
const own = { 'sec-fetch-site': 'same-origin' }

/** The release whose files the tags of a page name. */
const shellOf = async (path: string, headers: Record<string, string> = own) => {
  const { text } = await at.get(path, headers)
  return [...new Set([...text.matchAll(/(?:src|href)="\/r\/shell\/(\w+)\//g)].map(([, release]) => release))]
}

test.each(['/?shell=FIRST', '/kline?symbol=BTC&shell=FIRST', '/any/where?shell=FIRST&s=a1'])(
  '%s is the page with the shell before, under the same policy and config',
  async path => {
    const address = path.replace('FIRST', first)
    expect(await shellOf(address)).toEqual([first])
    const [back, live] = [await at.get(address, own), await at.get('/', own)]
    expect(back.headers['content-security-policy']).toBe(live.headers['content-security-policy'])
    const config = /<script type="application\/json" id="config">.*?<\/script>/s
    expect(config.exec(back.text)?.[0]).toBe(config.exec(live.text)?.[0])
    expect([back, live].map(({ text }) => /<html [^>]*data-shell="(\w+)"/.exec(text)?.[1])).toEqual([first, second])
    expect(back.text).toContain(
      `integrity="${JSON.parse((await at.get(`/r/shell/${first}/release.json`)).text).files['main.js'].integrity}"`,
    )
  },
)

test.each([
  '/',
  '/?shell=',
  '/?shell=SECOND',
  '/?shell=0123456789ab',
  '/?shell=../../x',
  '/?shell=FIRST%2F..',
  '/?shell',
])('%s is the page of the live shell', async path =>
  expect(await shellOf(path.replace('FIRST', first).replace('SECOND', second))).toEqual([second]),
)

/** Our own page, as the referrer of what it leads to. */
const fromHere = () => `${at.url}/?x=1`

test.each([
  ['the page itself', { 'sec-fetch-site': 'same-origin' }, () => first],
  ['a mail, a message, a QR code or a bookmark', { 'sec-fetch-site': 'none' }, () => second],
  ['another site', { 'sec-fetch-site': 'cross-site' }, () => second],
  ['a site beside this one', { 'sec-fetch-site': 'same-site' }, () => second],
  ['a mail with a forged referrer', { 'sec-fetch-site': 'none', referer: 'here' }, () => second],
  ['the page itself, in a browser that says only the referrer', { referer: 'here' }, () => first],
  ['another site, in such a browser', { referer: 'https://example.org/' }, () => second],
  ['a referrer that is no address', { referer: 'x' }, () => second],
  ['a mail, in such a browser', {}, () => second],
] as const)('a navigation that began at %s gets the shell that it may choose', async (_, headers, expected) => {
  const sent = { ...headers, ...('referer' in headers && headers.referer === 'here' && { referer: fromHere() }) }
  expect(await shellOf(`/?shell=${first}`, sent)).toEqual([expected()])
})

test.each([
  ['once for twenty requests', (bytes: Uint8Array | undefined) => bytes, () => first],
  ['once for twenty requests when it is not there', () => undefined, () => second],
])('reads the shell before %s', async (_, seen, expected) => {
  let reads = 0
  const counting: Store = {
    ...at.store,
    async read(key) {
      const bytes = await at.store.read(key)
      if (!key.endsWith(`${first}/release.json`)) return bytes
      reads++
      return seen(bytes)
    },
  }
  const site = await running(`${folder}/counting ${expected()}`, { store: counting })
  const ask = () => site.get(`/?shell=${first}`, own)
  const pages = [...(await Promise.all(Array.from({ length: 19 }, ask))), await ask()]
  expect([new Set(pages.map(({ text }) => text)).size, reads]).toEqual([1, 1])
  expect(pages[0]?.text).toContain(`src="/r/shell/${expected()}/main.js"`)
})

test('the one before the one before is history', async () => {
  const { release } = await at.publish({ ...shell, version: '1.2.0' })
  await goLive()
  expect([await shellOf(`/?shell=${first}`), await shellOf(`/?shell=${second}`)]).toEqual([[release], [second]])
})

test('a shell whose release.json is not the one that was live before is not sent', async () => {
  const other = await running(`${folder}/other`)
  writeFileSync(`${folder}/other/store/releases/shell/${other.releases.shell}/release.json`, '{}')
  const { release } = await other.publish({ ...shell, version: '1.1.0' })
  await promote(other.store, testKeys, { targets: [{ unit: 'shell' }], platform, who: 'ann', why: '' })
  const { text } = await other.get(`/?shell=${other.releases.shell}`, own)
  expect(text).toContain(`/r/shell/${release}/main.js`)
})
