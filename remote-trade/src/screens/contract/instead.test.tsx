/** Somebody else signs in while an answer to the person before is on its way. */
import { expect, test } from '@jest/globals'
import { updateStopLossCall } from '@shared/contract'
import { positionStates } from '@shared/contract/codes'
import { standBetween } from '@shared/testing/between'
import { newPerson } from '@shared/testing/people'
import { hearNotices } from '@shared/testing/refused'
import { exchange } from '@shared/testing/screen'
import { screen, waitFor, within } from '@testing-library/react'
import { refreshUser, signIn, signOut } from 'shell/session'
import { client, list, openAside, playTo, type RenderedScreen, sheet, show, tokenOf } from './testing.tsx'

/** The page, where the answers that `which` picks are kept back. */
async function holding(which: (path: string) => boolean) {
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  const held: string[] = []
  const { address, stop } = await standBetween(exchange(), {
    until(path) {
      if (!which(path)) return undefined
      held.push(path)
      return promise
    },
  })
  const shown = await show({ at: address })
  await openAside(shown.person)
  const isHeld = () => waitFor(() => expect(held).not.toEqual([]))
  return { shown, isHeld, letGo, stop }
}

/** As another tab's sign-in is followed: the page ends, too. @returns what is said from then on until the answer was there */
async function saidToAnother({ leave }: RenderedScreen, letGo: () => void): Promise<readonly string[]> {
  signOut()
  leave()
  await signIn((await newPerson(exchange(), {})).token)
  const said = hearNotices()
  letGo()
  await refreshUser()
  await refreshUser()
  return said
}

test('that targets were set is not told to whoever came instead', async () => {
  const { shown, isHeld, letGo, stop } = await holding(path => path.endsWith('updateStopLoss'))
  await shown.user.click(await screen.findByRole('button', { name: /^TP \/ SL BTC/ }))
  const targets = await sheet('Take profit / stop loss')
  await shown.user.type(within(targets).getByRole('textbox', { name: 'Stop loss' }), '62000')
  await shown.user.click(within(targets).getByRole('button', { name: 'Save' }))
  await isHeld()
  expect(await saidToAnother(shown, letGo)).toEqual([])
  await stop()
})

test('what the exchange closed, and with which result, is not told to whoever came instead', async () => {
  const closed = new RegExp(`listMy.*state=${positionStates.closed}`)
  const { shown, isHeld, letGo, stop } = await holding(path => closed.test(path))
  await screen.findByRole('button', { name: /^TP \/ SL BTC/ })
  const [row] = await list(shown.person, positionStates.running)
  await client().ask(updateStopLossCall, { id: row?.id ?? '', takeProfitPrice: '64500' }, tokenOf(shown.person))
  await playTo(100)
  await isHeld()
  expect(await saidToAnother(shown, letGo)).toEqual([])
  await stop()
})
