/** A small installation to be wronged: a shell and trade are live, and trade has always one more release to go out. */
import { execFile } from 'node:child_process'
import { stat, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll } from '@jest/globals'
import { liveConfig, readReleaseFile } from '../../index.ts'
import { initKeys, type Keys, readKeys } from '../../keys/key-folder.ts'
import { promote } from '../../operations/promote.ts'
import { readBuiltRelease, sha384 } from '../../releases/built-release.ts'
import { publish } from '../../releases/publish.ts'
import { openStore, type Store } from '../../store/store.ts'
import { verify } from '../../verify/verify.ts'
import { makeBuild, platform, routeTo, sound } from '../made-release.ts'

const main = fileURLToPath(new URL('../../main.ts', import.meta.url))

export type Ended = { code: number | null; signal: string | null; out: string; err: string }

export type Installation = {
  address: string
  store: Store
  keys: Keys
  /** Holds keys and settings, and the store where it is a folder; the builds are beside it. */
  home: string
  /** @returns the folder of a build that nobody made before; its name is the release */
  build(unit: string): Promise<string>
  /** Publishes a new build, here in this process. @returns its release */
  publishNew(unit: string, at?: Date): Promise<string>
  /** Runs `pnpm release` as a process, whatever becomes of it. */
  release(args: readonly string[], more?: { env?: NodeJS.ProcessEnv; flags?: readonly string[] }): Promise<Ended>
  /** The release of trade that a page gets now. @throws where its files are not whole, or anything in the store is wrong */
  live(): Promise<string>
}

/** @param folder holds all of it, but for a store that is elsewhere */
export async function startInstallation(folder: string, elsewhere?: string): Promise<Installation> {
  const home = join(folder, 'home')
  const [keysFolder, settings] = [join(home, 'keys'), join(home, 'platform.json')]
  const address = elsewhere ?? `file:${join(home, 'store')}`
  await initKeys(keysFolder)
  const [store, keys] = [openStore(address), await readKeys(keysFolder)]
  writeFileSync(settings, JSON.stringify(platform))
  const build = (unit: string) => makeBuild(join(folder, 'dist'), newBuild(unit, keys))
  const publishNew = async (unit: string, at?: Date) =>
    (await publish(store, keys, await readBuiltRelease(await build(unit)), at)).release
  const targets = [await target('shell', publishNew), await target('trade', publishNew)]
  await promote(store, keys, { targets, platform, who: 'tests', why: 'start' })
  const env = {
    ...process.env,
    RELEASE_STORE: address,
    RELEASE_KEYS: keysFolder,
    RELEASE_PLATFORM: settings,
    RELEASE_TRIAL: 'off',
  }
  return {
    ...{ address, store, keys, home, build, publishNew },
    release: (args, more = {}) => ended([...(more.flags ?? []), main, ...args], folder, { ...env, ...more.env }),
    live: () => liveTrade(store, keys),
  }
}

/**
 * The C library before 2.41 may forget to wake one of Node's file threads (sourceware.org, bug 25847; seen here once in some
 * thousand runs): what waits for that file alone would wait for ever, but for the next request.
 */
const heartbeat = setInterval(() => stat('/', () => {}), 1000)
afterAll(() => clearInterval(heartbeat))

let made = 0
const newBuild = (unit: string, { accepted }: Keys) =>
  sound(unit, {
    version: `1.0.${made++}`,
    ...(unit === 'shell' ? { keys: accepted } : { routes: [routeTo(`/${unit}`)] }),
  })

const target = async (unit: string, publishNew: Installation['publishNew']) => ({
  unit,
  release: await publishNew(unit),
})

/** The error's code is the exit code of the process. */
const ended = (args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Promise<Ended> =>
  new Promise(done => {
    const child = execFile(process.execPath, args, { cwd, env, timeout: 120_000 }, (_, out, err) =>
      done({ code: child.exitCode, signal: child.signalCode, out, err }),
    )
  })

/** As a gateway reads it that has just started, and as a page checks it; and nothing anywhere is wrong. */
async function liveTrade(store: Store, keys: Keys): Promise<string> {
  const config = await liveConfig(store, keys.accepted)()
  if (!config?.units.trade) throw new Error('Nothing is live.')
  for (const [unit, entry] of [
    ['shell', config.shell],
    ['trade', config.units.trade],
  ] as const)
    for (const [file, integrity] of Object.entries(entry.files))
      if (sha384((await readReleaseFile(store, unit, entry.release, file)) ?? new Uint8Array()) !== integrity)
        throw new Error(`${file} of the live ${unit}@${entry.release} is not whole.`)
  const { problems } = await verify(store, keys)
  if (problems.length > 0) throw new Error(problems.map(({ what }) => what).join('\n'))
  return config.units.trade.release
}
