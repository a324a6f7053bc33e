/** A later release comes as what is new in it; where that is damaged on its way, the whole comes, and no page is broken. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { makeDeltas, readBuiltRelease } from '@shared/release/writing'
import { cases } from '../soak.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'
import { runs, ship } from './ship.ts'

const { phone: newPhone, platform } = journey()
const { built, published, promoted } = ship(platform)

type Passed = { path: string; encoding: string | undefined; bytes: number }

/** Between the gateway and the phone: notes what passes, and does to a delta what the test says. */
let between = { url: '', passed: [] as Passed[], spoil: (delta: Buffer) => delta, close: () => {} }

function pass(asked: IncomingMessage, response: ServerResponse): void {
  const { method = '', headers, url = '' } = asked
  const onward = request(platform().url + url, { method, headers }, async answer => {
    const encoding = answer.headers['content-encoding']
    const sent = await buffer(answer).catch(() => undefined)
    if (!sent) return void response.destroy() // the phone left
    const body = encoding === 'dcz' && url.startsWith('/r/') ? between.spoil(sent) : sent
    between.passed.push({ path: url, encoding, bytes: sent.length })
    response.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'content-length': body.length }).end(body)
  })
  onward.on('error', () => response.destroy())
  response.on('close', () => onward.destroy())
  asked.pipe(onward)
}

beforeAll(async () => {
  const server = createServer(pass)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  between = {
    ...between,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  }
})
afterEach(() => {
  between.spoil = delta => delta
})
afterAll(() => between.close())

/** Made live, with deltas from these. @returns its id */
async function shipped(unit: string, ...from: string[]): Promise<string> {
  const release = await published(unit)
  await makeDeltas(platform().store, platform().keys, unit, release, from)
  await promoted(unit, release)
  return release
}

const came = (unit: string, release: string) =>
  between.passed.filter(({ path }) => path.startsWith(`/r/${unit}/${release}/`) && /\.(js|css)$/.test(path))

async function logInStands(phone: Driver): Promise<void> {
  await phone.leave('/login')
  await phone.arrives('/login')
  await phone.sees('Log in')
}

/** Its page was loaded by the live set of before. */
async function opensAnew(phone: Driver): Promise<void> {
  await phone.page.goto('about:blank')
  between.passed.length = 0
  await phone.open('/hangqing')
}

test('a later release of a remote and of the shell comes as deltas, each file once, under the hash of the whole, and the page too', async () => {
  const phone = await newPhone({ url: between.url })
  await phone.open('/hangqing')
  await logInStands(phone)
  const { serial } = await (await fetch(`${platform().url}/config.json`)).json()
  await phone.when(() => between.passed.some(({ path }) => path === `/page-${serial}.txt`))
  const next = new Map<string, string>()
  for (const unit of ['account', 'shell']) next.set(unit, await shipped(unit, built(unit).release))
  await opensAnew(phone)
  await logInStands(phone)
  expect(await runs(phone, 'account')).toEqual([`account__${next.get('account')}`])
  const page = between.passed.find(({ path }) => path === '/')
  process.stdout.write(`\npage: ${page?.bytes} bytes\n`)
  expect(page?.encoding).toBe('dcz')
  expect(page?.bytes).toBeLessThan(6000)
  for (const [unit, release] of next) {
    const { manifest } = await readBuiltRelease(built(unit).folder)
    const files = came(unit, release)
    const paths = files.map(({ path }) => path)
    expect([...new Set(paths)]).toEqual(paths)
    const whole = files.map(({ path }) => manifest.files[path.split(release)[1]?.slice(1) ?? '']?.brotli ?? 0)
    const [bytes, brotli] = [files.map(file => file.bytes), whole].map(all => all.reduce((sum, one) => sum + one, 0))
    process.stdout.write(`\n${unit}: ${files.length} files, ${bytes} bytes instead of ${brotli}\n`)
    expect(files.filter(({ encoding }) => encoding === 'dcz').length).toBeGreaterThan(4)
    expect(bytes).toBeLessThan(0.05 * (brotli ?? 0))
  }
})

const flip = (delta: Buffer): Buffer => {
  const changed = Buffer.from(delta)
  changed[delta.length - 6] = (changed[delta.length - 6] ?? 0) ^ 1
  return changed
}
let other: Buffer = Buffer.alloc(0)
const damages: [what: string, spoil: (delta: Buffer) => Buffer][] = [
  ['has a flipped byte', flip],
  [
    'has a flipped byte in the hash of its dictionary',
    delta => Buffer.concat([delta.subarray(0, 8), flip(delta.subarray(8, 40)), delta.subarray(40)]),
  ],
  ['is cut short', delta => delta.subarray(0, -7)],
  ['is nothing', () => Buffer.alloc(0)],
  [
    'is of another file',
    delta => {
      const before = other
      other = delta
      return before
    },
  ],
]

test.each(cases(damages, damages.slice(0, 1)))(
  'where each delta of a remote %s on its way, the whole files come, and the screen stands',
  async (_, spoil) => {
    const phone = await newPhone({ url: between.url })
    phone.expects(/./) // what is refused says so in the console
    await phone.open('/hangqing')
    await logInStands(phone)
    const has = (await runs(phone, 'account')).map(name => name.split('__')[1] ?? '')
    const before = await published('account')
    await promoted('account', before)
    platform().spoilt.set(`account/${before}/release.json`, () => undefined) // nothing to fall back on
    const release = await shipped('account', ...has)
    between.spoil = spoil
    await opensAnew(phone)
    await phone.leave('/login')
    await phone.when(async () => (await runs(phone, 'account')).join() === `account__${release}`)
    await phone.misses('This part is unavailable')
    const encodings = (path: string) =>
      came('account', release)
        .filter(one => one.path === path)
        .map(({ encoding }) => encoding ?? 'whole')
    expect(encodings(`/r/account/${release}/remoteEntry.js`)).toEqual(expect.arrayContaining(['dcz', 'whole']))
  },
)

test('where each delta of a shell is damaged on its way, the shell before runs, and the next opening has the new one whole', async () => {
  const phone = await newPhone({ url: between.url })
  phone.expects(/./)
  await phone.open('/hangqing')
  const has = (await runningShell(phone)) ?? ''
  const release = await shipped('shell', has)
  between.spoil = flip
  await opensAnew(phone)
  expect(await runningShell(phone)).toBe(has)
  const paths = (damaged: boolean) =>
    came('shell', release).flatMap(({ path, encoding }) => ((encoding === 'dcz') === damaged ? [path] : []))
  await phone.when(() => paths(true).every(path => paths(false).includes(path)))
  await opensAnew(phone)
  expect(await runningShell(phone)).toBe(release)
})

const runningShell = (phone: Driver) =>
  phone.page.$eval('script[defer]', script => script.getAttribute('src')?.split('/')[3])
