/** The ops page's server on a folder store of its own, in which shell, trade and wallet are live and trade was promoted twice. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openStore, type Store } from '@shared/release'
import { fingerprint, type Made, makeKeys, platform, publishMade, sound, testKeys } from '@shared/release/testing'
import { approve, type Keys, promote, proposePolicy } from '@shared/release/writing'
import type { Act } from '../protocol.ts'
import { namesIn } from '../server/names.ts'
import { pageFiles } from '../server/page-files.ts'
import { startOps } from '../server/start-ops.ts'

export const key = 'k'.repeat(43)
const at = new Date('2026-11-21T07:40:00Z')

/** What stands for a built page where nobody looks at it. */
function noPage(folder: string): string {
  mkdirSync(folder, { recursive: true })
  for (const name of ['main.js', 'main.css']) writeFileSync(join(folder, name), '')
  return folder
}

/** Publishes releases that the gate lets through. */
export const publisher =
  (store: Store, folder: string) =>
  async (unit: string, version: string, more: Partial<Made> = {}) =>
    (await publishMade(store, join(folder, 'dist'), sound(unit, { version, ...more }))).release

/** A store that holds releases and decisions. */
export async function filledStore(folder: string) {
  const store = openStore(`file:${folder}/releases`)
  const publish = publisher(store, folder)
  const [shell, trade, wallet] = [
    await publish('shell', '1.0.0'),
    await publish('trade', '1.0.0'),
    await publish('wallet', '1.0.0'),
  ]
  const decide = (unit: string[], who: string, more: { percent?: number } = {}) =>
    promote(store, testKeys, { targets: unit.map(one => ({ unit: one })), platform, who, why: 'a test', at, ...more })
  await decide(['shell', 'trade', 'wallet'], 'ann')
  const next = await publish('trade', '1.1.0')
  await decide(['trade'], 'bo')
  return { store, publish, decide, first: { shell, trade, wallet }, next }
}

/** Of three keys the live shell accepts two, which both must sign; who holds k1 proposes a shell that accepts k3 too. */
export async function keyChangeProposed(folder: string) {
  const store = openStore(`file:${folder}/releases`)
  const publish = publisher(store, folder)
  const [second, third] = [makeKeys('k2'), makeKeys('k3')]
  const accepted = [...testKeys.accepted, ...second.accepted, ...third.accepted]
  const holder = (one: Keys): Keys => ({ ...one, accepted, known: accepted })
  const [ann, bob] = [holder(testKeys), holder(second)]
  await publish('shell', '1.0.0', { trusts: ['k1', 'k2'], keys: accepted })
  await promote(store, ann, { targets: [{ unit: 'shell' }], platform, who: 'ann', why: '' })
  const policy = await proposePolicy(store, ann, 2, { who: 'ann', why: 'two of us' })
  await approve(store, bob, { id: policy, who: 'bob' })
  const shell = await publish('shell', '2.0.0', { trusts: ['k1', 'k2', 'k3'], keys: accepted })
  const input = { targets: [{ unit: 'shell' }], platform: undefined, who: 'ann', why: 'a third key' }
  const { proposal: id = '' } = await promote(store, ann, input)
  return { store, bob, shell, id, fingerprint: fingerprint(third.accepted[0]?.publicKey ?? '') }
}

export type Server = {
  store: Store
  reports?: Store | undefined
  folder: string
  page?: string
  port?: number
  held?: Keys
}

/** @param page folder of the built page, where it is looked at @param held keys of whoever sits at it */
export async function serve({ store, reports, folder, page, port = 0, held = testKeys }: Server) {
  process.env.RELEASE_TRIAL = 'off' // small releases are no app; here, since a suite's variables end with it
  const keys = async () => held
  const files = await pageFiles(page ?? noPage(join(folder, 'page')))
  const ops = await startOps({ world: { store, keys, reports, names: namesIn(store, keys) }, key, files, port })
  const ask = (path: string, init: RequestInit = {}, bearer: string | undefined = key) =>
    fetch(ops.url + path, { ...init, ...(bearer && { headers: { authorization: `Bearer ${bearer}` } }) })
  return {
    ...ops,
    ask,
    get: async (path: string) => (await ask(path)).json(),
    act: async (act: Act) => {
      const res = await ask('/api/act', { method: 'POST', body: JSON.stringify(act) })
      return { status: res.status, said: await res.json() }
    },
  }
}
