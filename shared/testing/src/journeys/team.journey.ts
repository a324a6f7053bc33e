/** A team's day: a remote that did not exist, worked on inside what is deployed, shipped, and taken away again. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { builtKeysFolder } from '../built-units.ts'
import { copyCheckout, saying } from '../checkout.ts'
import type { Hands } from './hands.ts'
import { journey } from './journey.ts'

const { phone: newPhone, platform, person } = journey()
const checkout = copyCheckout(() => ({
  RELEASE_STORE: `file:${platform().storeFolder}`,
  RELEASE_KEYS: builtKeysFolder,
}))
const release = (...words: string[]) => checkout.run('shared/release/src/main.ts', ...words)
const liveAt = async (url: string) => (await fetch(`${url}/config.json`)).json()

let dev: ChildProcess

beforeAll(async () => {
  expect(await checkout.run('shared/tools/src/new/main.ts', 'remote', 'loyalty')).toMatchObject({ code: 0 })
}, 120_000)

afterAll(async () => {
  if (dev?.exitCode === null) {
    dev.kill('SIGTERM')
    await once(dev, 'exit')
  }
  checkout.remove()
})

/** Where the page's scripts of a unit came from. */
const scriptsOf = (phone: Hands, part: string) =>
  phone.page.evaluate(
    name => performance.getEntriesByType('resource').flatMap(e => (e.name.includes(name) ? e.name : [])),
    part,
  )

test('pnpm dev --live: remotes from source inside the deployed set, its other releases, its exchange and its people', async () => {
  const { url } = platform()
  const words = ['shared/tools/src/dev.ts', 'loyalty', 'account', '--live', url]
  dev = checkout.start(words, { PORT: '0', DATA_DIR: join(checkout.folder, 'data') })
  const [said, local = ''] = await saying(dev, /runs in development at (\S+), inside [\s\S]*Ctrl\+C/)
  const { units, serial } = await liveAt(url)
  expect(said).toContain(`inside what is live at ${url} (decision ${serial})`)
  expect(said).toContain('remote-loyalty, remote-account from source')
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
  const file = join(checkout.folder, 'remote-loyalty/src/screens/loyalty/loyalty.screen.tsx')
  writeFileSync(file, readFileSync(file, 'utf8').replace('<Trans>New screen', '<Trans>Your points'))
  await phone.sees('Your points')
  expect(await phone.page.evaluate(() => 'same' in self)).toBe(true)
  writeFileSync(file, readFileSync(file, 'utf8').replace('<Trans>Your points', '<Trans>New screen'))
  await phone.sees('New screen')
  expect((await liveAt(url)).serial).toBe(serial) // nobody else saw any of it
}, 180_000)

test('a new remote passes the gate and goes live without a change to the shell; the set as it was before has none of it', async () => {
  const { url } = platform()
  const { shell } = await liveAt(url)
  const before = new Date().toISOString()
  const stranger = await newPhone()
  await stranger.open('/home')
  expect(await release('publish', 'loyalty')).toMatchObject({ code: 0, said: expect.stringContaining('published') })
  expect(await release('promote', 'loyalty', '--by', 'lena')).toMatchObject({ code: 0 })
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
}, 120_000)
