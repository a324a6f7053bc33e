/** Who may open what: every address of the live set, by a visitor and by somebody who is signed in. */
import { expect, test } from '@jest/globals'
import type { Config } from '@shared/contract/config'
import { cases } from '../soak.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'

const { phone: newPhone, person, platform } = journey()

/** What needs no more, or needs something chosen first, leads on. */
const ONWARD: Record<string, string> = { '/login': '/home', '/jiedaiHetong': '/jiedai' }

async function routes() {
  const config = (await (await fetch(`${platform().url}/config.json`)).json()) as Config
  const all = Object.values(config.units).flatMap(unit => unit.routes)
  expect(all.length).toBeGreaterThanOrEqual(15)
  const sample = all.filter(({ path }, at) => at % 4 === 0 || path in ONWARD)
  return cases(all, sample)
}

/** Where one stands who types this address. */
async function standing(phone: Driver, path: string, expected: string): Promise<string> {
  await phone.open(path)
  await phone.arrives(expected)
  return (await phone.at()).split('?')[0] ?? ''
}

test('a visitor stands at every address that needs no login, and at /login for every other', async () => {
  const phone = await newPhone()
  for (const { path, auth } of await routes()) {
    const expected = auth ? '/login' : path
    expect([path, await standing(phone, path, expected)]).toEqual([path, expected])
  }
})

test('who is signed in stands at every address, but for the login and an agreement without terms, which lead on', async () => {
  const phone = await newPhone({ of: await person() })
  for (const { path } of await routes()) {
    const expected = ONWARD[path] ?? path
    expect([path, await standing(phone, path, expected)]).toEqual([path, expected])
  }
})
