/** A site of its own for the trial: the releases of a set in a temporary folder, an exchange with a demo account, a gateway. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { platform } from '@shared/contract/config'
import * as v from 'valibot'
import { decide } from '../decisions/decide.ts'
import { nothingYet } from '../decisions/decision.ts'
import { type Draft, serverTime, withoutCanary } from '../decisions/live-set.ts'
import { inTurns } from '../in-turns.ts'
import type { Keys } from '../keys/key-folder.ts'
import { fileKey } from '../store/layout.ts'
import { openStore } from '../store/store.ts'
import type { Shelf } from './shelf.ts'
import { type Running, startProcess } from './trial-process.ts'

export type Site = { url: string; demo: { account: string; password: string }; stop(): Promise<void> }

const address = v.object({ url: v.string() })
const demoAccount = v.object({ account: v.string(), password: v.string() })

/** @throws ReleaseError where the exchange or the gateway does not start */
export async function startSite(set: Draft, shelf: Shelf, keys: Keys): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'trial-'))
  const running: Promise<Running>[] = []
  const stop = async () => {
    await Promise.allSettled(running.map(async one => (await one).stop()))
    await rm(folder, { recursive: true, force: true })
  }
  try {
    return { ...(await assemble(folder, alone(set), shelf, keys, running)), stop }
  } catch (e: unknown) {
    await stop()
    throw e
  }
}

/** Without the releases that a phone falls back to: they would hide what is looked for. */
function alone({ shell: { previous: _, ...shell }, units, ...rest }: Draft): Draft {
  const calm = Object.entries(units).map(([unit, entry]) => {
    const { previous: _, ...live } = withoutCanary(entry)
    return [unit, live] as const
  })
  return { ...rest, shell, units: Object.fromEntries(calm) }
}

async function assemble(folder: string, set: Draft, shelf: Shelf, keys: Keys, running: Promise<Running>[]) {
  const [store, data, accepted] = [join(folder, 'releases'), join(folder, 'exchange'), join(folder, 'keys')]
  const sandboxArgs = ['--data', data, '--demo']
  const starting = startProcess('sandbox/src/main.ts', sandboxArgs, { SANDBOX_SCRYPT_COST: '4' })
  const [exchange] = await Promise.all([kept(running, starting), copy(set, shelf, store)])
  const settings = await readJson(join(data, 'platform.json'), platform)
  await goLive({ ...set, ...settings }, `file:${store}`, keys)
  await mkdir(accepted)
  await writeFile(join(accepted, 'accepted.json'), JSON.stringify(keys.accepted))
  const { url: apiUrl } = v.parse(address, exchange.ready)
  const env = {
    ...{ PORT: '0', HOST: '127.0.0.1', RELEASE_STORE: `file:${store}`, RELEASE_KEYS: accepted, API_URL: apiUrl },
    TRUST_PROXY: '1', // each tab says an address of its own (trial-browser.ts)
    REPORTS_STORE: 'off', // what is tried is counted among nobody's pages
  }
  const gateway = await kept(running, startProcess('gateway/src/main.ts', [], env))
  return { url: v.parse(address, gateway.ready).url, demo: await readJson(join(data, 'demo.json'), demoAccount) }
}

/** Noted before it is up, so that it is ended however the rest fares. */
function kept(running: Promise<Running>[], one: Promise<Running>): Promise<Running> {
  running.push(one)
  return one
}

const readJson = async <T>(file: string, schema: v.GenericSchema<unknown, T>): Promise<T> =>
  v.parse(schema, JSON.parse(await readFile(file, 'utf8')))

/** Plain files where the folder's store looks for them: what is gone in a minute need not survive a loss of power. */
async function copy({ shell, units }: Draft, shelf: Shelf, store: string): Promise<void> {
  for (const [unit, { release }] of Object.entries({ ...units, shell })) {
    const names = (await shelf.names(unit, release)).filter(name => !/\.(br|gz)$/.test(name))
    await inTurns(names, async name => {
      const file = join(store, fileKey(unit, release, name))
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, (await shelf.file(unit, release, name)) ?? '')
    })
  }
}

async function goLive(
  { policy: _p, approvals: _a, ...set }: Draft,
  store: string,
  { memory: _, ...keys }: Keys,
): Promise<void> {
  const at = new Date()
  const config = { ...set, log: 'trial', issued: serverTime(at) }
  const intent = { at: at.toISOString(), who: 'the gate', why: 'a trial of the shell', action: 'trial', config }
  await decide(openStore(store), keys, nothingYet, intent)
}
