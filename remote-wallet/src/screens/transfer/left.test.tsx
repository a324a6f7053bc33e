/** The page is left while an answer is on its way. */
import { beforeEach, expect, test } from '@jest/globals'
import * as to from '@shared/contract/to'
import { standBetween } from '@shared/testing/between'
import { hearNotices, refusing } from '@shared/testing/refused'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { screen, waitFor } from '@testing-library/react'
import { go } from 'shell/navigation'

async function sent(o: Partial<ScreenOptions>) {
  const query = { back: '/heyue' }
  const drawn = await renderScreen(import('./transfer.screen.tsx'), {
    path: '/zijinhuazhuan',
    query,
    as: { balance: '100' },
    ...o,
  })
  await drawn.user.type(await screen.findByRole('textbox', { name: 'Amount' }), '10')
  await drawn.user.click(screen.getByRole('button', { name: 'Transfer' }))
  return drawn
}

beforeEach(() => localStorage.clear())

test('a transfer that is refused then is told as a notice', async () => {
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  const { at, refused, said } = await refusing(/transferContract/, 'Transfers are paused', promise)
  const { leave } = await sent({ at })
  await waitFor(() => expect(refused()).toBe(1))
  leave()
  letGo()
  await waitFor(() => expect(said).toEqual(['Transfers are paused']))
})

test('one that went through then leads nobody away from where they are', async () => {
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  const asked: string[] = []
  const { address, stop } = await standBetween(exchange(), {
    until: path => {
      asked.push(path)
      return path.endsWith('transferContract') ? promise : undefined
    },
  })
  const said = hearNotices()
  const { leave, at } = await sent({ at: address })
  await waitFor(() => expect(asked.some(path => path.endsWith('transferContract'))).toBe(true))
  leave()
  go(to.my())
  letGo()
  await waitFor(() => expect(said.map(text => text.replace(/\s/g, ' '))).toEqual(['10.00 USDT transferred']))
  expect(at()).toBe('/my')
  await stop()
})
