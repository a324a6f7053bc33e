/** A team's day: a remote that did not exist, worked on inside what is deployed, shipped, and taken away again. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { builtKeysFolder } from '../built-units.ts'
import { copyCheckout, saying } from '../checkout.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'
import { lookAgain } from './look-again.ts'

const { phone: newPhone, platform, person } = journey({ proxies: 0 }) // two sites, and no proxy says anything between them
const checkout = copyCheckout(() => ({
  RELEASE_STORE: `file:${platform().storeFolder}`,
  RELEASE_KEYS: builtKeysFolder,
}))
const release = (...words: string[]) => checkout.run('shared/release/src/main.ts', ...words)
const liveAt = async (url: string) => (await fetch(`${url}/config.json`)).json()

let dev: ChildProcess
let local = ''

beforeAll(async () => {
  expect(await checkout.run('shared/tools/src/new/main.ts', 'remote', 'loyalty')).toMatchObject({ code: 0 })
})

afterAll(async () => {
  if (dev?.exitCode === null) {
    dev.kill('SIGTERM')
    await once(dev, 'exit')
  }
  checkout.remove()
})

/** Saves a file of the copy with one text changed. @returns saves it as it was */
function save(name: string, before: string, after: string): () => void {
  const file = join(checkout.folder, name)
  const source = readFileSync(file, 'utf8')
  expect(source).toContain(before)
  writeFileSync(file, source.replace(before, after))
  return () => writeFileSync(file, source)
}

/** Where the page's scripts of a unit came from. */
const scriptsOf = (phone: Driver, part: string) =>
  phone.page.evaluate(
    name => performance.getEntriesByType('resource').flatMap(e => (e.name.includes(name) ? e.name : [])),
    part,
  )

test('pnpm dev --live: remotes from source inside the deployed set, its other releases, its exchange and its people', async () => {
  const { url } = platform()
  const words = ['shared/tools/src/dev.ts', 'loyalty', 'account', '--live', url]
  dev = checkout.start(words, { PORT: '0', DATA_DIR: join(checkout.folder, 'data') })
  const [said, address = ''] = await saying(dev, /runs in development at (\S+), inside [\s\S]*Ctrl\+C/)
  local = address
  const { units, serial } = await liveAt(url)
  expect(said).toContain(`inside what is live at ${url} (decision ${serial})`)
  expect(said).toContain('shell, remote-loyalty, remote-account from source')
  expect(said).toMatch(new RegExp(`Deployed: .*trade@${units.trade.release}`))
  expect(said).not.toMatch(/account@|Warning/)

  const phone = await newPhone({ url: local, of: await person({ balance: '7' }) })
  await phone.open('/my')
  await phone.sees('7.00')
  expect((await scriptsOf(phone, 'remoteEntry.js')).filter(name => !name.startsWith(local))).not.toEqual([])
  await phone.open('/hangqing')
  await phone.sees(/BTC/)
  expect(await scriptsOf(phone, `${local}/r/trade/${units.trade.release}/`)).not.toEqual([])

  await phone.open('/loyalty')
  await phone.sees('New screen', /BTC/)
  await phone.page.evaluate(() => void Object.assign(self, { same: true }))
  const back = save('remote-loyalty/src/screens/loyalty/loyalty.screen.tsx', '<Trans>New screen', '<Trans>Your points')
  await phone.sees('Your points')
  expect(await phone.page.evaluate(() => 'same' in self)).toBe(true)
  back()
  await phone.sees('New screen')
  expect((await liveAt(url)).serial).toBe(serial) // nobody else saw any of it
})

const form = 'remote-account/src/screens/login/login-form.tsx'
const field = 'shared/ui/src/field/frame'

/** A phone with a name typed in the form of the log-in. */
async function halfFilled(): Promise<Driver> {
  const phone = await newPhone({ url: local })
  await phone.open('/login')
  await phone.type('Username, email or mobile number', 'lena')
  return phone
}
const typed = (phone: Driver) => phone.page.$eval('input[autocomplete~=username]', input => input.value)

test.each([
  ['a form of a remote', form, '<Trans>Create account', '<Trans>Come in', 'Come in'],
  ['a part that the shell lends', `${field}.tsx`, '{label}</label>', '{label} (lent)</label>', 'Password (lent)'],
  ['the style of such a part', `${field}.module.css`, '.top {', '.top {\n    text-transform: uppercase;', 'PASSWORD'],
  ['a frame of the shell', 'shell/src/frame/frame.tsx', '{shown && frame', '<p>Framed</p>\n{shown && frame', 'Framed'],
])(
  '%s is refreshed in place as it is saved, under a form that is half filled',
  async (_, file, before, after, seen) => {
    const phone = await halfFilled()
    const back = save(file, before, after)
    await phone.sees(seen)
    expect(await typed(phone)).toBe('lena')
    back()
    await phone.misses(seen)
    expect(await typed(phone)).toBe('lena')
  },
)

test('what does not compile stands over the page with file and line until it is mended; the form below keeps what was typed', async () => {
  const phone = await halfFilled()
  phone.expects(/webpack-dev-server/)
  const back = save(form, '<form', '<form <')
  await phone.sees(/login-form\.tsx:\d+/, 'Expression expected')
  expect(await typed(phone)).toBe('lena')
  back()
  await phone.misses('Expression expected')
  expect(await typed(phone)).toBe('lena')
})

test('a new remote passes the gate and goes live without a change to the shell; the set as it was before has none of it', async () => {
  const { url } = platform()
  const { shell } = await liveAt(url)
  const before = new Date().toISOString()
  const stranger = await newPhone()
  await stranger.open('/home')
  expect(await release('publish', 'loyalty')).toMatchObject({ code: 0, said: expect.stringContaining('published') })
  const untried = ['--no-trial', '--why', 'the gate has a journey of its own']
  expect(await release('promote', 'loyalty', '--by', 'lena', ...untried)).toMatchObject({ code: 0 })
  expect((await liveAt(url)).shell).toEqual(shell)

  const phone = await newPhone()
  await phone.open('/loyalty')
  await phone.sees('New screen', /BTC/)
  expect(await scriptsOf(phone, '/r/loyalty/')).not.toEqual([])

  expect(await release('rollback', '--all', '--to', before)).toMatchObject({ code: 0 })
  expect(Object.keys((await liveAt(url)).units)).not.toContain('loyalty')
  const later = await newPhone()
  await later.leave('/loyalty')
  await later.arrives('/home')
})

test('a remote that is taken out of the live set: its page stands until it is left, then its address leads Home; a rollback brings it back', async () => {
  const { url } = platform()
  expect(await release('rollback', 'loyalty')).toMatchObject({ code: 0 })
  const phone = await newPhone()
  await phone.open('/loyalty')
  await phone.sees('New screen')

  expect(await release('remove', 'loyalty')).toMatchObject({ said: expect.stringContaining('Would take loyalty@') })
  expect(Object.keys((await liveAt(url)).units)).toContain('loyalty')
  expect(await release('remove', 'loyalty', '--yes')).toMatchObject({ code: 0 })
  expect(Object.keys((await liveAt(url)).units)).not.toContain('loyalty')
  await lookAgain(phone, platform().store)
  await phone.sees('New screen')
  await phone.leave('/hangqing')
  await phone.arrives('/hangqing')
  await phone.leave('/loyalty')
  await phone.arrives('/home')

  expect(await release('rollback', 'loyalty')).toMatchObject({ code: 0 })
  await lookAgain(phone, platform().store)
  await phone.open('/loyalty')
  await phone.sees('New screen')
})
