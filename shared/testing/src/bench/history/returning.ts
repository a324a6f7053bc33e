/** A phone that knows the release before comes back after one remote's update: the federation's, and the twin's after the same commit. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { platform as platformSchema } from '@shared/contract/config'
import { startGateway } from '@shared/gateway'
import { openStore } from '@shared/release'
import { completeDeltas, promote, publish, readBuiltRelease } from '@shared/release/writing'
import type { Browser } from 'puppeteer'
import * as v from 'valibot'
import { launch, openPhone } from '../../browser.ts'
import type { BuiltUnit } from '../../built-units.ts'
import type { Platform } from '../../platform.ts'
import { beSlow } from '../../slow.ts'
import { inTurns, type Measured, medianText, ratio, table } from '../figures.ts'
import type { Ground } from '../ground.ts'
import { followHome, goHome } from '../paint.ts'
import type { Target } from '../targets.ts'
import { twinAt } from './releases.ts'
import { type Step, updatesOf } from './steps.ts'

const BYTES = 'downloaded, KB'
const LARGEST = 'largest paint of Home, ms'

type Set = readonly BuiltUnit[]
type Served = { url: string; goTo(set: Set): Promise<void>; stop(): Promise<void> }

/** Two sets of releases behind a gateway of their own, at the platform's exchange. */
async function serve({ keys, address, url }: Platform, sets: readonly Set[]): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-returning-'))
  const store = openStore(`file:${join(folder, 'store')}`)
  for (const { folder: built } of sets.flat()) await publish(store, keys, await readBuiltRelease(built))
  const platform = v.parse(platformSchema, await (await fetch(`${url}/config.json`)).json())
  const gateway = await startGateway({
    store,
    accepted: keys.accepted,
    apiUrl: address().url,
    graceMs: 0,
    log: () => {},
  })
  return {
    url: gateway.url,
    async goTo(set) {
      const targets = set.map(({ unit, release }) => ({ unit, release }))
      const { decision } = await promote(store, keys, { targets, platform, who: 'bench', why: '' })
      await completeDeltas(store, keys, decision)
    },
    async stop() {
      await gateway.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Home and the tabs are known as they were; then the other set is live, and the phone comes back. */
async function comesBack(browser: Browser, { url, goTo }: Served, [before, after]: readonly [Set, Set]) {
  await goTo(before)
  const { page, close } = await openPhone(browser)
  try {
    await beSlow(page)
    await followHome(page)
    await goHome(page, `${url}/#/home`)
    await goTo(after)
    const session = await page.createCDPSession()
    await session.send('Network.enable')
    let bytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    const { [LARGEST]: largest = Number.NaN } = await goHome(page, `${url}/?again#/home`)
    return { [BYTES]: bytes / 1000, [LARGEST]: largest }
  } finally {
    await close()
  }
}

/** The newest step that made one remote another, and nothing else. */
const ofOneRemote = (steps: readonly Step[]): Step | undefined =>
  steps.findLast(step => {
    const [only, ...more] = updatesOf(step)
    return only && more.length === 0 && only.unit !== 'shell'
  })

/** @param step of one remote @returns what is served, and how a phone comes back to each */
async function contenders({ commit, before, after }: Step, platform: Platform) {
  const [earlier, later] = [await twinAt(`${commit}~`), await twinAt(commit)]
  const federated = await serve(platform, [before, after])
  const twin = await serve(platform, [earlier, later])
  return { federated, twin, works: { federated: [before, after], twin: [earlier, later] } as const }
}

/** @returns nothing to show where none of the steps is of one remote alone */
export async function returningFigures(
  { rounds, browser, platform }: Ground,
  steps: readonly Step[],
): Promise<{ targets: Target[]; table: string }> {
  const step = ofOneRemote(steps)
  if (!step) return { targets: [], table: 'None of these commits changed one remote alone.' }
  const { federated, twin, works } = await contenders(step, await platform())
  const [chrome, plain] = [await browser(), await launch({ without: ['CompressionDictionaryTransport'] })]
  try {
    const found = await inTurns(rounds, {
      federated: () => comesBack(chrome, federated, works.federated),
      twin: () => comesBack(chrome, twin, works.twin),
      'federated, without dictionaries': () => comesBack(plain, federated, works.federated),
      'twin, without dictionaries': () => comesBack(plain, twin, works.twin),
    })
    return resultOf(step.commit, found)
  } finally {
    await Promise.all([plain.close(), federated.stop(), twin.stop()])
  }
}

function resultOf(commit: string, found: Record<string, Measured>) {
  const of = (who: string, what: string) => found[who]?.[what] ?? []
  const against = (what: string, who: string) => ratio(of('federated', what), of(who, what))
  const what = 'a phone that comes back after one remote changed'
  const plain = 'twin, without dictionaries'
  const targets: Target[] = [
    { what: `${what}: bytes : the twin's, without dictionaries`, atMost: 0.25, measured: against(BYTES, plain) },
    {
      ...{ what: `${what}: bytes : the twin's, with dictionaries too`, atMost: 0.25, measured: against(BYTES, 'twin') },
      why: `${medianText(of('federated', BYTES), 1)} KB against ${medianText(of('twin', BYTES), 1)}: deltas leave little of either to save`,
    },
    { what: `${what}: largest paint : the twin's, without`, atMost: 0.9, measured: against(LARGEST, plain) },
    { what: `${what}: largest paint : the twin's, with`, atMost: 0.9, measured: against(LARGEST, 'twin') },
  ]
  const rows = Object.keys(found).map(who => [who, medianText(of(who, BYTES), 1), medianText(of(who, LARGEST))])
  return { targets, table: `After ${commit.slice(0, 8)}:\n\n${table(['', BYTES, LARGEST], rows)}` }
}
