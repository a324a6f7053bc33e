/**
 * The platform of a suite. A worker keeps one for the suites that ask for nothing special, as each test has people of its own.
 * After a suite that changed what others would see, the platform is stopped and the next suite gets a new one.
 */
import { canKeep, keep } from '../kept-by-worker.ts'
import { type Platform, type PlatformOptions, startPlatform } from '../platform.ts'

type Borrowed = { platform: Platform; giveBack(): Promise<void> }
type Kept = { platform: Platform; live: string; isChanged: boolean; forget(): void }

const kept = new Map<string, Kept>()

/** Platforms with any other option have a suite for themselves. */
const isCommon = ({ clock, proxies, ...special }: PlatformOptions): boolean =>
  clock === 'manual' && proxies === 1 && Object.keys(special).length === 0

export async function borrowPlatform(options: PlatformOptions): Promise<Borrowed> {
  if (!canKeep() || !isCommon(options)) {
    const platform = await startPlatform(options)
    return { platform, giveBack: platform.stop }
  }
  const { ENGINE, WORKER, CADDY } = process.env // walks use the same names for their people
  const name = JSON.stringify([options, ENGINE, WORKER, CADDY])
  const one = (await living(name)) ?? (await start(name, options))
  one.platform.logged.length = 0
  return {
    platform: watched(one),
    async giveBack() {
      const { platform } = one
      if (one.isChanged || platform.spoilt.size > 0 || (await liveSet(platform)) !== one.live) await drop(name, one)
    },
  }
}

/** The one that is kept, unless its exchange ended with the suite before. */
async function living(name: string): Promise<Kept | undefined> {
  const one = kept.get(name)
  if (!one?.platform.hasEnded()) return one
  await drop(name, one)
  return undefined
}

async function drop(name: string, { forget, platform }: Kept): Promise<void> {
  kept.delete(name)
  forget()
  await platform.stop()
}

async function start(name: string, options: PlatformOptions): Promise<Kept> {
  const platform = await startPlatform(options)
  const end = async () => {
    kept.delete(name)
    await platform.stop()
  }
  const one = { platform, live: await liveSet(platform), isChanged: false, forget: keep({ end, kill: () => {} }) }
  kept.set(name, one)
  return one
}

const liveSet = async ({ url }: Platform) => (await fetch(`${url}/config.json`)).text()

/** Operations on what belongs to one person, and on the clock. Any other one, e.g. on notices, changes something for all. */
const personal = new Set([
  'clock',
  'identity',
  'ledger',
  'loan',
  'mail',
  'message',
  'recharge',
  'user',
  'wallet',
  'withdraw',
])

function watched(one: Kept): Platform {
  const { platform } = one
  const changing =
    <Of extends unknown[], T>(act: (...of: Of) => T, isChange: (...of: Of) => boolean = () => true) =>
    (...of: Of) => {
      if (isChange(...of)) one.isChanged = true
      return act(...of)
    }
  return {
    ...platform,
    operate: changing(platform.operate, word => !personal.has(word ?? '')),
    accept: changing(platform.accept),
  }
}
