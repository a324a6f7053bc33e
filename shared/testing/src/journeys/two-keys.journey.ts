/** Where a promote needs two keys: a phone follows what two approved and what one went back to, and nothing that one made alone. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import type { Config } from '@shared/contract/config'
import { signed } from '@shared/release/testing'
import {
  addKey,
  approve,
  type Keys,
  promote,
  proposePolicy,
  publish,
  readKeys,
  rollback,
} from '@shared/release/writing'
import { builtKeysFolder } from '../built-units.ts'
import { remake } from '../remake.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'
import { liveSet } from './kept.ts'
import { lookAgain } from './look-again.ts'
import { ship, who } from './ship.ts'

const { phone: newPhone, platform } = journey()
const { built, published } = ship(platform)

const folder = mkdtempSync(join(tmpdir(), 'two-keys-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The built shell as it is built where there are two keys. */
async function shellThatKnows(keys: Keys): Promise<string> {
  const [old, added] = keys.accepted
    .slice(-2)
    .map(({ keyId, publicKey }) => `{keyId:"${keyId}",publicKey:"${publicKey}"}`)
  const made = await remake(built('shell'), (files, manifest) => {
    for (const [name, text] of files) files.set(name, text.replaceAll(`${old}`, `${old},${added}`))
    manifest.trusts = keys.accepted.map(({ keyId }) => keyId)
    manifest.keys = [...keys.accepted]
  })
  await publish(platform().store, keys, made)
  return made.manifest.release
}

const promoted = (keys: Keys, unit: string, release: string) =>
  promote(platform().store, keys, { ...who, targets: [{ unit, release }], platform: undefined })

const approved = (keys: Keys, id = '') => approve(platform().store, keys, { id, who: 'bob' })

/** From here on the phone is told this in the place of the live set. */
async function tell(phone: Driver, set: object): Promise<void> {
  await phone.page.setRequestInterception(true)
  phone.page.on('request', request => {
    const planted = request.url().endsWith('/config.json')
    void (planted
      ? request.respond({ contentType: 'application/json', body: JSON.stringify(set) })
      : request.continue())
  })
}

test('a phone takes what two keys approved and what one goes back to, and refuses a set that one of them made alone', async () => {
  const { store, url } = platform()
  cpSync(builtKeysFolder, folder, { recursive: true })
  await addKey(folder)
  const keys = await readKeys(folder)
  platform().accept(keys.accepted)
  await promoted(keys, 'shell', await shellThatKnows(keys))
  await approved(keys, await proposePolicy(store, keys, 2, who))
  const phone = await newPhone()
  await phone.open('/home')
  expect(await phone.page.evaluate(() => localStorage.getItem('newest-policy'))).toMatch(/ 1 2$/)

  const release = await published('account')
  const { proposal } = await promoted(keys, 'account', release)
  expect((await liveSet(platform())).units.account?.release).toBe(built('account').release)
  await approved(keys, proposal)
  await lookAgain(phone, store)
  await rollback(store, keys, { ...who, unit: 'account' })
  await lookAgain(phone, store)

  const [thief] = keys.held
  if (!thief) throw new Error('no key')
  const { signature: _, ...live }: Config = await (await fetch(`${url}/config.json`)).json()
  const planted = signed([thief], { ...live, serial: live.serial + 1, apiBase: 'https://evil.example' })
  phone.expects(/not signed for this page|config\/\d+/)
  await tell(phone, planted)
  await phone.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await phone.sees('This page is out of date')
  expect(await phone.page.evaluate(() => localStorage.getItem('newest-config'))).toContain(` ${live.serial}`)
})
