import { expect, test } from '@jest/globals'
import { readOverride } from '@shared/contract/override'
import { isSigned } from '../keys/signature.ts'
import { testKeys } from '../testing/made-release.ts'
import { driverOf, fresh, started } from '../testing/started.ts'
import { makeOverride } from './override.ts'

const until = new Date('2026-11-22T12:00:00Z')
const url = 'https://app.example/'

test('a link brings one release of a live unit to one phone, signed for its shell, for its time', async () => {
  const { store, publish, promote } = await started()
  const release = await publish('trade', '1.1.0')
  const { link } = await makeOverride(store, testKeys, { unit: 'trade', release, until, url })
  const [, token = ''] = link.split('https://app.example/?release=')
  const read = readOverride(token)
  const { decision } = await promote(['trade'])
  expect(read).toMatchObject({ unit: 'trade', release, until: until.toISOString(), log: decision.config.log })
  expect(read?.manifest).toBe(decision.config.units.trade?.manifest)
  const changed = { ...read, unit: 'wallet' }
  expect([read, changed].map(one => one && isSigned(one, testKeys.accepted))).toEqual([true, false])
})

test('a remote that was never live is brought as any other; a shell and a release that is not stored are refused', async () => {
  const { store, path, first } = await started()
  const trade = { unit: 'trade', release: '0123456789ab', until, url }
  await expect(makeOverride(store, testKeys, trade)).rejects.toThrow('is not in the store')
  await expect(makeOverride(store, testKeys, { ...trade, unit: 'shell', release: first.shell })).rejects.toThrow(
    'another remote only',
  )
  const release = await driverOf(path).publish('invest', '1.0.0')
  const { override } = await makeOverride(store, testKeys, { ...trade, unit: 'invest', release })
  expect(override).toMatchObject({ unit: 'invest', release })
})

test('before anything is live there is no page that a link could open', async () => {
  const { store, publish } = driverOf(fresh('store'))
  const release = await publish('invest', '1.0.0')
  const given = { unit: 'invest', release, until, url }
  await expect(makeOverride(store, testKeys, given)).rejects.toThrow('Promote a shell first')
})
