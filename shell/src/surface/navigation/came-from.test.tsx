import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { act } from '@testing-library/react'
import { arrives, type Screens, startApp, visitor } from '../../testing/app.tsx'
import { startWire, type Wire } from '../transport/testing/wire.ts'
import { go } from './go.ts'
import { useCameFrom } from './page-context.ts'

let wire: Wire
const From = () => <h1>{`from ${useCameFrom()}`}</h1>
const screens: Screens = {
  '/home': { Screen: From },
  '/list': { Screen: From },
  '/outlink': { Screen: From, keepAlive: true },
}

beforeAll(async () => {
  wire = await startWire()
  wire.answer(visitor)
  await startApp(wire.url, screens, '/#/outlink?url=a')
})
afterAll(() => wire.close())

const at = async (to: string) => {
  await act(async () => go(to))
  return (await arrives(to)).textContent
}

// First: nothing stood before.
test('a page that was opened by its address came from nowhere', async () => {
  expect((await arrives('/outlink')).textContent).toBe('from undefined')
})

test('a page knows from which address it was opened, as often as it is, whatever its own query becomes', async () => {
  for (const query of ['?q=1', '?q=2']) {
    await at(`/list${query}`)
    expect(await at('/outlink?url=a')).toBe(`from /list${query}`)
    expect(await at('/outlink?url=b')).toBe(`from /list${query}`)
  }
})
