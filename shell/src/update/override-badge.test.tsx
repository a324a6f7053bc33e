import { afterEach, expect, jest, test } from '@jest/globals'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render, screen } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import type { ReactNode } from 'react'
import { device } from '../browser/storage.ts'
import { offeredAtom, overrideAtom } from '../remotes/override.ts'
import { confirmAtom, dismiss } from '../surface/overlay/confirm.ts'
import { whileBusy } from '../surface/transport/busy.ts'
import { OverrideBadge, OverrideOffer } from './override-badge.tsx'

afterEach(() => void jest.useRealTimers())

const words = (part: ReactNode) => {
  i18n.load('en-us', {})
  i18n.activate('en-us')
  return render(<I18nProvider i18n={i18n}>{part}</I18nProvider>)
}

test('a trial that ends on another day says on which, as it is offered and while it runs', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 27, 12) })
  const given = { unit: 'u', release: 'r2', until: new Date(2026, 10, 29, 19, 15, 27).toISOString() } as never
  getDefaultStore().set(overrideAtom, given)
  getDefaultStore().set(offeredAtom, { token: 'a token', given })
  words(
    <>
      <OverrideBadge />
      <OverrideOffer />
    </>,
  )
  expect(screen.getByRole('status').textContent).toBe('Trial version: u r2, until 29 Nov 19:15:27')
  expect(getDefaultStore().get(confirmAtom)?.body).toMatch('until 29 Nov 19:15:27.')
  dismiss()
})

test('what a link brought ends with its time, or as soon as what is under way then is over', async () => {
  jest.useFakeTimers({ now: 0 })
  device.set('override', 'a token')
  const until = new Date(60_000).toISOString()
  getDefaultStore().set(overrideAtom, { unit: 'u', release: 'r2', until } as never)
  words(<OverrideBadge />)
  const order = Promise.withResolvers<void>()
  const sent = whileBusy(order.promise)
  act(() => jest.advanceTimersByTime(3_600_000))
  expect(device.get('override')).toBe('a token')
  order.resolve()
  await sent
  act(() => jest.advanceTimersByTime(5000))
  expect(device.get('override')).toBeNull()
})
