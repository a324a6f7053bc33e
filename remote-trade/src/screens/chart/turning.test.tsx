/** The chart across the phone: a button where the browser can hold the screen so, and none elsewhere. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { renderScreen } from '@shared/testing/screen'
import { act, screen, waitFor } from '@testing-library/react'

const did: string[] = []
const lock = jest.fn<(to: string) => Promise<void>>()
let full: Element | null = null
const changeTo = (element: Element | null) => {
  full = element
  document.dispatchEvent(new Event('fullscreenchange'))
}
const give = (to: object, name: string, value: unknown) =>
  Object.defineProperty(to, name, { configurable: true, writable: true, value })
const { matchMedia } = globalThis

/** What a phone's browser gives that jsdom does not. */
beforeEach(() => {
  did.length = 0
  full = null
  lock.mockReset().mockImplementation(async to => void did.push(`lock ${to}`))
  give(document, 'fullscreenEnabled', true)
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => full })
  give(Element.prototype, 'requestFullscreen', async function (this: Element) {
    did.push('full')
    changeTo(this)
  })
  give(document, 'exitFullscreen', async () => {
    did.push('exit')
    changeTo(null)
  })
  give(globalThis.screen, 'orientation', { lock, unlock: () => void did.push('unlock') })
  give(globalThis, 'matchMedia', (query: string) => Object.assign(matchMedia(query), { matches: /coarse/.test(query) }))
})
afterEach(() => void give(globalThis, 'matchMedia', matchMedia))

const open = () => renderScreen(import('./chart.screen.tsx'), { path: '/kline' })
const press = async ({ user }: Awaited<ReturnType<typeof open>>, name: string) =>
  user.click(await screen.findByRole('button', { name }))
const offered = async () => {
  await screen.findByRole('button', { name: 'Indicators' })
  return screen.queryByRole('button', { name: 'Landscape' }) !== null
}

test('a press turns the chart across the whole screen and holds it there, another lets it go', async () => {
  const page = await open()
  await press(page, 'Landscape')
  await screen.findByRole('button', { name: 'Portrait' })
  expect(did).toEqual(['full', 'lock landscape'])
  await press(page, 'Portrait')
  await screen.findByRole('button', { name: 'Landscape' })
  expect(did.slice(2)).toEqual(['unlock', 'exit'])
})

test("who leaves the whole screen by the browser's own way is offered it again, and a page that goes lets it go", async () => {
  const page = await open()
  await press(page, 'Landscape')
  await screen.findByRole('button', { name: 'Portrait' })
  act(() => changeTo(null))
  await press(page, 'Landscape')
  await screen.findByRole('button', { name: 'Portrait' })
  did.length = 0
  page.leave()
  await waitFor(() => expect(did).toEqual(['unlock', 'exit']))
})

test('a browser that says it can and then refuses is not asked again, and stands as before', async () => {
  lock.mockRejectedValue(new DOMException('not available on this device', 'NotSupportedError'))
  const page = await open()
  await press(page, 'Landscape')
  await waitFor(() => expect(screen.queryByRole('button', { name: /^(Landscape|Portrait)$/ })).toBeNull())
  expect(full).toBeNull()
})

test.each([
  ['has no whole screen', () => give(document, 'fullscreenEnabled', false)],
  ['cannot hold the screen', () => give(globalThis.screen, 'orientation', {})],
  ['is no phone', () => give(globalThis, 'matchMedia', matchMedia)],
])('a browser that %s offers no turn', async (_, lacks) => {
  lacks()
  await open()
  expect(await offered()).toBe(false)
})
