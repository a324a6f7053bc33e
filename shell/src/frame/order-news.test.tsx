import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { go } from '../surface/navigation/go.ts'
import { useSending } from '../surface/order/use-sending.ts'
import { RefusedError } from '../surface/transport/errors.ts'
import { arrives, type Screens } from '../testing/app.tsx'
import { forVisitors } from '../testing/for-visitors.ts'

type Outcome = { state: 'ok' | 'found' | 'not-placed' | 'unconfirmed' }

let placing = Promise.withResolvers<Outcome>()
let checking = () => {}
let send = () => Promise.resolve()
let breakScreen = () => {}

function Ticket() {
  const [broken, setBroken] = useState(false)
  const order = useSending<Outcome>({ onDone: () => {} })
  send = () =>
    order.send((_, onChecking) => {
      checking = onChecking
      return placing.promise
    })
  breakScreen = () => setBroken(true)
  if (broken) throw new DOMException('The node to be removed is not a child of this node.', 'NotFoundError')
  return <h1>Ticket {order.state.phase}</h1>
}
const screens: Screens = {
  '/home': { Screen: () => <h1>Home</h1> },
  '/ticket': { Screen: Ticket },
}

beforeAll(() => void jest.spyOn(console, 'error').mockImplementation(() => {})) // React tells of what a boundary caught
forVisitors(screens, '/home')
beforeEach(async () => {
  placing = Promise.withResolvers()
  for (const path of ['/home', '/ticket']) {
    await act(async () => go(path))
    await arrives(path)
  }
})

const says = (words: string) =>
  waitFor(() => expect(screen.getByText('This part is unavailable').closest('section')?.textContent).toContain(words))

async function breakDuringOrder(): Promise<void> {
  await act(async () => void send())
  await act(async () => breakScreen())
  await says('Still waiting for a reply.')
}

test('says that an order is looked up, then that it went through, if its screen broke during the order', async () => {
  await breakDuringOrder()
  await act(async () => checking())
  await says('Checking…')
  await act(async () => placing.resolve({ state: 'found' }))
  await says('Your last request went through.')
})

test.each([
  ['not-placed', "Not placed. Your balance hasn't changed."],
  ['unconfirmed', "We couldn't confirm this."],
] as const)('says that an order is %s if its screen broke during the order', async (state, words) => {
  await breakDuringOrder()
  await act(async () => placing.resolve({ state }))
  await says(words)
})

test('says why an order was refused if its screen broke during the order', async () => {
  await breakDuringOrder()
  await act(async () => placing.reject(new RefusedError({ code: 500, message: 'The price has moved.' })))
  await says('The price has moved.')
})

test('says nothing of an order whose refusal the screen has shown before it broke', async () => {
  await act(async () => void send())
  await act(async () => placing.reject(new RefusedError({ code: 500, message: 'The market is closed.' })))
  await screen.findByText('Ticket failed')
  await act(async () => breakScreen())
  await says('This part is unavailable')
  expect(screen.queryByText('The market is closed.')).toBeNull()
})
