import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { arrives, type Screens, startApp, visitor } from '../../testing/app.tsx'
import { startWire, type Wire } from '../transport/testing/wire.ts'
import { go } from './go.ts'
import { useWayOut } from './way-out.ts'

let wire: Wire
const Plain = () => <h1>Plain</h1>
const Viewer = () => (
  <button type="button" onClick={useWayOut()}>
    Close
  </button>
)
const screens: Screens = {
  '/home': { Screen: Plain },
  '/list': { Screen: Plain },
  '/outlink': { Screen: Viewer, keepAlive: true },
}

beforeAll(async () => {
  wire = await startWire()
  wire.answer(visitor)
  await startApp(wire.url, screens, '/#/outlink?url=a')
})
afterAll(() => wire.close())

const at = async (to: string) => {
  await act(async () => go(to))
  await arrives(to)
}
const close = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close' })))

// First: nothing stood before.
test('a page that was opened by its address closes to Home', async () => {
  await arrives('/outlink')
  await close()
  await arrives('/home')
})

test('it closes to the address that it was opened from, whatever was opened in it, as often as it is opened', async () => {
  for (const query of ['?q=1', '?q=2']) {
    await at(`/list${query}`)
    await at('/outlink?url=a')
    await act(async () => go('/outlink?url=b'))
    history.pushState(history.state, '') // as a frame would
    await close()
    await arrives('/list')
    expect(location.hash).toBe(`#/list${query}`)
  }
})

/** As browsers that have it tell the page's own entries. */
const entries = (...urls: string[]) => {
  const travelled: string[] = []
  const list = urls.map((url, index) => ({ key: `k${index}`, url: `http://localhost/#${url}`, index }))
  const traverseTo = (key: string) => {
    travelled.push(key)
    return { committed: Promise.resolve(), finished: Promise.resolve() }
  }
  Object.assign(globalThis, { navigation: { entries: () => list, currentEntry: list.at(-1), traverseTo } })
  return travelled
}
beforeEach(() => void Reflect.deleteProperty(globalThis, 'navigation'))

test('where the browser tells its entries, the history is walked back to the one before, past all of its own', async () => {
  await at('/list')
  await at('/outlink?url=a')
  const travelled = entries('/home', '/list', '/outlink?url=a', '/outlink?url=b')
  await close()
  expect(travelled).toEqual(['k1'])
})

test('where that one fell out of the history, its address takes the place of this one', async () => {
  await at('/list?q=3')
  await at('/outlink?url=a')
  const travelled = entries('/outlink?url=a', '/outlink?url=b')
  await close()
  await arrives('/list')
  expect([travelled, location.hash]).toEqual([[], '#/list?q=3'])
})
