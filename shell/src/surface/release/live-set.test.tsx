import { expect, test } from '@jest/globals'
import type { Config } from '@shared/contract/config'
import { act, renderHook } from '@testing-library/react'
import { setLiveConfig } from '../../remotes/live-config.ts'
import { adopt } from '../../remotes/routes.ts'
import { useLiveSet } from './index.ts'

const from = { commit: 'c0b202f4c0b2', subject: 'The new order ticket' }

const release = (id: string, version: string, at?: string) => ({
  ...{ release: id.repeat(12), version, entry: '/x.js', integrity: 'sha384-', files: {}, serial: 1, preload: {} },
  ...{ manifest: 'sha384-', needs: {}, routes: [], ...(at && { at, from }) },
})
const config = (serial: number, shell: object, trade: object) =>
  ({ name: 'tarn', environment: 'sandbox', log: 'x', serial, shell, units: { trade } }) as unknown as Config

const take = (next: Config) => {
  setLiveConfig(next)
  adopt(next)
}

test('it says what runs here and what is live, since when, and follows the config', () => {
  take(config(7, release('a', '3.0.0', '2026-11-20 08:00:00'), release('b', '1.0.0')))
  const { result } = renderHook(useLiveSet)
  const [a, b] = [
    { version: '3.0.0', release: 'a'.repeat(12) },
    { version: '1.0.0', release: 'b'.repeat(12) },
  ]
  expect(result.current).toEqual({
    ...{ name: 'tarn', environment: 'sandbox', serial: 7 },
    units: [
      { unit: 'shell', here: a, live: a, at: '2026-11-20 08:00:00', from },
      { unit: 'trade', here: b, live: b, at: undefined, from: undefined },
    ],
  })
  act(() => take(config(8, release('c', '3.1.0', '2026-11-21 08:00:00'), release('d', '1.1.0', '2026-11-21 09:00:00'))))
  const [c, d] = [
    { version: '3.1.0', release: 'c'.repeat(12) },
    { version: '1.1.0', release: 'd'.repeat(12) },
  ]
  expect(result.current.units).toEqual([
    { unit: 'shell', here: a, live: c, at: '2026-11-21 08:00:00', from },
    { unit: 'trade', here: d, live: d, at: '2026-11-21 09:00:00', from },
  ])
})
