import { beforeEach, expect, test } from '@jest/globals'
import * as to from '@shared/contract/to'
import { renderScreen } from '@shared/testing/screen'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'

const routes = ['/home', '/outlink', '/articleList']
const open = () =>
  renderScreen(import('./outlink.screen.tsx'), { path: to.outlink.path, query: { url: 'x:y' }, routes })
const close = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close' })))

beforeEach(() => void Reflect.deleteProperty(globalThis, 'navigation'))

/** As browsers that have it tell the page's own entries. */
function entries(o: { fallen?: true }, ...urls: string[]): string[] {
  const travelled: string[] = []
  const list = urls.map((url, index) => ({ key: `k${index}`, url: `http://localhost/#${url}`, index }))
  const traverseTo = (key: string) => {
    travelled.push(key)
    const done = o.fallen ? Promise.reject(new Error('it is gone')) : Promise.resolve()
    return { committed: done, finished: done }
  }
  Object.assign(globalThis, { navigation: { entries: () => list, currentEntry: list.at(-1), traverseTo } })
  return travelled
}

test('a page that was opened by its address closes to Home', async () => {
  const { at } = await open()
  await close()
  expect(at()).toBe('/home')
})

test('where the browser tells its entries, the history is walked back to the one before, past all of its own', async () => {
  await open()
  const travelled = entries({}, '/home', '/articleList', '/outlink?url=a', '/outlink?url=b')
  await close()
  expect(travelled).toEqual(['k1'])
})

test('where that one fell out of the history, its address takes the place of this one', async () => {
  const { at } = await open()
  const travelled = entries({ fallen: true }, '/articleList', '/outlink?url=a')
  await close()
  await waitFor(() => expect([travelled, at()]).toEqual([['k0'], '/home']))
})
