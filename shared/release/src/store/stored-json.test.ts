import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { liveConfig } from '../index.ts'
import { signed } from '../keys/signature.ts'
import { readOrigin } from '../origin/origin.ts'
import { waitingProposals } from '../proposals/waiting.ts'
import { guarded, k2 } from '../testing/guarded.ts'
import { testKeys } from '../testing/made-release.ts'
import { at, type Driver, started } from '../testing/started.ts'
import { verify } from '../verify/verify.ts'
import { originKey } from './layout.ts'

const decision = (serial: number) => `decisions/${String(serial).padStart(8, '0')}.json`
const put = ({ path }: Driver, key: string, text: string) => writeFileSync(join(path, key), text)

/** Deeper than a call stack. */
const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
const withNested = (text: string) => text.trimEnd().replace(/}$/, `,"x":${nested}}`)

/** Decision 1 again as decision 2, with other remotes, signed by our key. */
async function withUnits(driver: Driver, units: object): Promise<string> {
  const { signature: _, ...said } = JSON.parse(await driver.text(decision(1)))
  const { signature: __, ...set } = said.config
  const key = [testKeys.signing()] as const
  const config = signed(key, { ...set, policy: { version: 1, promote: 1, highest: 1 }, serial: 2, units })
  return JSON.stringify(signed(key, { ...said, serial: 2, config }))
}

const hostile: [string, (driver: Driver) => Promise<string>][] = [
  ['nests 100,000 levels', async driver => withNested(await driver.text(decision(1)))],
  [
    'names a remote with half a character',
    async driver => {
      const { trade } = JSON.parse(await driver.text(decision(1))).config.units
      return withUnits(driver, { '\ud800': trade })
    },
  ],
  ['holds null as remote __proto__', async driver => withUnits(driver, JSON.parse('{"__proto__":null}'))],
  ['holds null as remote constructor', async driver => withUnits(driver, { constructor: null })],
]

test.each(hostile)('passes over a decision that %s, decides after it, and verify names it', async (_, made) => {
  const driver = await started()
  put(driver, decision(2), await made(driver))
  expect((await liveConfig(driver.store, testKeys.accepted)())?.serial).toBe(1)
  await driver.publish('trade', '1.1.0')
  expect((await driver.promote(['trade'])).decision.serial).toBe(3)
  const { problems, remarks } = await verify(driver.store, testKeys)
  expect([...problems, ...remarks].map(({ what }) => what)).toContainEqual(
    expect.stringMatching(/^Decision 2 has not the form of a decision/),
  )
})

test('passes over a proposal and an origin that nest 100,000 levels', async () => {
  const { store, alone, publish, text, first } = await guarded()
  await publish('trade', '2.0.0')
  const { proposal } = await alone.promote(['trade'])
  const waits = await text(`proposals/${proposal}.json`)
  await store.createIfAbsent('proposals/0123456789ab.json', Buffer.from(withNested(waits)))
  expect((await waitingProposals(store, k2, at)).map(({ id }) => id)).toEqual([proposal])
  const named = { unit: 'trade', release: first.trade, manifest: `sha384-${'A'.repeat(64)}` }
  const said = signed([testKeys.signing()], { ...named, at: at.toISOString(), source: null, by: 'x' })
  await store.createIfAbsent(originKey('trade', first.trade), Buffer.from(withNested(JSON.stringify(said))))
  await expect(readOrigin(store, testKeys.known, 'trade', first.trade)).resolves.toBeUndefined()
})
