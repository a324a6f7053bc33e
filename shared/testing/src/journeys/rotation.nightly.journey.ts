/** Another key comes into use and the old one goes, while pages stand open on every step of the way. */
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { addKey, giveUpKey, giveUpLostKey, type Keys, promote, publish, readKeys } from '@shared/release/writing'
import { builtKeysFolder } from '../built-units.ts'
import { remake } from '../remake.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'
import { lookAgain } from './look-again.ts'
import { isSame, mark, ship, who } from './ship.ts'

const { phone: newPhone, platform } = journey()
const { built, published } = ship(platform)

const folder = mkdtempSync(join(tmpdir(), 'rotation-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const idOf = (keys: Keys, at: number) => keys.accepted.at(at)?.keyId ?? ''

async function promoted(keys: Keys, unit: string, release: string): Promise<void> {
  await promote(platform().store, keys, { ...who, targets: [{ unit, release }], platform: undefined })
}

const literalOf = ({ keyId, publicKey }: Keys['accepted'][number]) => `{keyId:"${keyId}",publicKey:"${publicKey}"}`

/** The built shell as a build after the rotation makes it: it accepts the other keys too. */
async function shellThatKnows(keys: Keys): Promise<string> {
  const [old] = (await readKeys(builtKeysFolder)).accepted.slice(-1)
  if (!old) throw new Error('The built shell accepts no key')
  const all = [old, ...keys.accepted.filter(({ keyId }) => keyId !== old.keyId)]
  const made = await remake(built('shell'), (files, manifest) => {
    for (const [name, text] of files) files.set(name, text.replaceAll(literalOf(old), all.map(literalOf).join()))
    manifest.trusts = all.map(({ keyId }) => keyId)
    manifest.keys = all
  })
  await publish(platform().store, keys, made)
  return made.manifest.release
}

/** A page that no quiet moment reloads: somebody is half through a form. */
async function standing(): Promise<Driver> {
  const phone = await newPhone()
  await phone.open('/login')
  await phone.type('Username, email or mobile number', 'half typed')
  await mark(phone)
  return phone
}

const shellOf = (phone: Driver): Promise<string> =>
  phone.page.$eval('script[src*="/r/shell/"]', script => script.getAttribute('src')?.split('/')[3] ?? '')

/** The page asks for what is live, as it does after a while in another app. */
/** From tab to tab, as the set that names the new shell may still be on its way at the first; the page stands where the last led. */
async function turnTabs(phone: Driver, isDone: () => Promise<boolean>): Promise<void> {
  const tabs = [
    ['Market', '/hangqing'],
    ['Home', '/home'],
  ] as const
  for (let turn = 0; !(await isDone()); turn++) {
    const [name, path] = tabs[turn % 2 === 0 ? 0 : 1]
    await phone.tap(name)
    await phone.arrives(path)
    if (turn > 20) throw new Error('No tab brings it')
  }
}

const looks = (phone: Driver) => phone.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test('pages that stand since before any step of a rotation follow every release until the old key goes, then say that they must be loaded anew, and that mends them', async () => {
  const { store } = platform()
  const before = await standing()
  const asleep = await newPhone()
  await asleep.open('/home')
  await asleep.page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }))

  cpSync(builtKeysFolder, folder, { recursive: true })
  await addKey(folder)
  const keys = await readKeys(folder)
  await promoted(keys, 'account', await published('account'))
  const made = await standing()
  await lookAgain(before, store)

  const shell = await shellThatKnows(keys)
  await promoted(keys, 'shell', shell)
  await promoted(keys, 'content', await published('content')) // within one poll
  for (const phone of [before, made]) {
    await lookAgain(phone, store)
    await phone.sees('A new version is ready')
  }
  const since = await standing()
  expect([await shellOf(before), await shellOf(since)]).toEqual([built('shell').release, shell])

  await promoted(keys, 'account', await published('account'))
  for (const phone of [before, made, since]) await lookAgain(phone, store)

  const input = { ...who, folder, keyId: idOf(keys, -2), stolen: false }
  await expect(giveUpKey(store, keys, undefined, { ...input, force: false })).rejects.toThrow('Pages may need')
  await giveUpKey(store, keys, undefined, { ...input, force: true })
  const left = await readKeys(folder)
  platform().accept(left.accepted)
  await promoted(left, 'account', await published('account'))

  await lookAgain(since, store)
  await since.misses('This page is out of date')
  for (const phone of [before, made]) {
    phone.expects(/./)
    await looks(phone)
    await phone.sees('This page is out of date')
    expect(await isSame(phone)).toBe(true)
  }
  const refusal = expect.objectContaining({ unit: 'shell', release: built('shell').release, kind: 'refused' })
  const details = expect.objectContaining({ reports: expect.arrayContaining([refusal]) })
  await before.when(() => platform().logged.some(({ details: told }) => JSON.stringify(told).includes('refused')))
  expect(platform().logged).toContainEqual({ event: 'client-report', details })
  await before.tap('Reload')
  await before.when(async () => (await shellOf(before).catch(() => '')) === shell)
  await before.misses('This page is out of date')

  // It slept through all of it: of what it missed it believes the shell that knows the new key, and takes that by itself.
  asleep.expects(/./)
  await asleep.page.evaluate(() => Object.defineProperty(document, 'hidden', { value: false, configurable: true }))
  await looks(asleep)
  await asleep.sees('This page is out of date')
  await turnTabs(asleep, async () => (await shellOf(asleep).catch(() => '')) === shell)
})

test('a page says that it must be loaded anew when the only key that it accepts is lost, and a reload mends it', async () => {
  const { store } = platform()
  if (!existsSync(join(folder, 'accepted.json'))) cpSync(builtKeysFolder, folder, { recursive: true })
  const before = await standing()
  for (const { keyId } of (await readKeys(folder)).accepted) rmSync(join(folder, `${keyId}.pem`))
  await addKey(folder)
  const keys = await readKeys(folder)
  platform().accept(keys.accepted)
  const shell = await shellThatKnows(keys)
  await giveUpLostKey(store, keys, { ...who, folder, keyId: idOf(keys, -2), shell })
  platform().accept((await readKeys(folder)).accepted)
  before.expects(/./)
  await looks(before)
  await before.sees('This page is out of date')
  await before.tap('Reload')
  await before.when(async () => (await shellOf(before).catch(() => '')) === shell)
  await before.misses('This page is out of date')
})
