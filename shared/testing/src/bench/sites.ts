/** What is compared: the platform as it is, its twin behind a gateway of the same kind, with one exchange, and what stood before. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { platform as platformSchema } from '@shared/contract/config'
import { startGateway } from '@shared/gateway'
import { openStore } from '@shared/release'
import { promote, publish } from '@shared/release/writing'
import * as v from 'valibot'
import { builtKeysFolder } from '../built-units.ts'
import { newPerson } from '../people.ts'
import { type Platform, startPlatform } from '../platform.ts'
import { startBefore } from './history/before.ts'
import type { Site } from './openings.ts'
import { buildTwin } from './twin/build.ts'

export type Sites = { platform: Platform; federated: Site; twin: Site; before: Site; stop(): Promise<void> }

async function startTwin({ url, keys, address }: Platform, folder: string) {
  process.env.RELEASE_KEYS = builtKeysFolder // the twin's shell trusts them too
  const store = openStore(`file:${join(folder, 'store')}`)
  const built = await buildTwin(join(folder, 'build'))
  for (const one of built) await publish(store, keys, one)
  const settings = v.parse(platformSchema, await (await fetch(`${url}/config.json`)).json())
  const targets = built.map(({ manifest: { unit, release } }) => ({ unit, release }))
  await promote(store, keys, { targets, platform: settings, who: 'bench', why: '' })
  return startGateway({ store, accepted: keys.accepted, apiUrl: address().url, graceMs: 0, log: () => {} })
}

export async function startSites(): Promise<Sites> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-twin-'))
  const before = await startBefore()
  const platform = await startPlatform({ demo: true })
  const twin = await startTwin(platform, folder)
  const { token } = await newPerson(platform.address(), { balance: '2000', contract: '1000' })
  return {
    platform,
    federated: { url: platform.url, token },
    twin: { url: twin.url, token },
    before,
    async stop() {
      await Promise.all([twin.stop(), platform.stop(), before.stop()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
