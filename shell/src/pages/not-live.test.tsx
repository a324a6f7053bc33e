import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { back } from '../surface/navigation/go.ts'
import { until } from '../surface/transport/testing/real-time.ts'
import { startWire, type Wire } from '../surface/transport/testing/wire.ts'
import { arrives, configOf, provide, type Screens, shownPage, startApp, type, visitor } from '../testing/app.tsx'
import { take } from '../update/poll.ts'

let wire: Wire
const reduced: Screens = {
  '/hangqing': { Screen: () => <h1>Market</h1>, frame: 'tabs' },
  '/my': { Screen: () => <h1>Personal</h1>, auth: true, frame: 'tabs' },
}
const whole: Screens = { ...reduced, '/home': { Screen: () => <h1>Welcome</h1>, frame: 'tabs' } }

beforeAll(async () => {
  wire = await startWire()
  wire.answer(visitor)
  await startApp(wire.url, reduced, '/')
})
afterAll(() => wire.close())

const panel = () => screen.queryByText('This part is unavailable')

test('where Home is not live its address shows the panel, uncovered, and the tabs that are live lead on', async () => {
  await arrives('/home')
  expect(panel()).not.toBeNull()
  expect(document.title).toBe('tarn')
  expect(screen.queryByRole('button', { name: 'Home' })).toBeNull()
  expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual(['Market', 'Personal'])
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Market' })))
  await arrives('/hangqing')
  expect(panel()).toBeNull()
})

test('an unknown address ends there as well: nothing is asked for ever', async () => {
  await type('#/nowhere')
  await arrives('/home')
  expect(panel()).not.toBeNull()
  expect(location.hash).toBe('#/home')
  await act(async () => back())
  await arrives('/home')
})

test('who must log in where /login is not live is told so at the address that they asked for', async () => {
  await type('#/my')
  await arrives('/my')
  expect(panel()).not.toBeNull()
  expect(location.hash).toBe('#/my')
  await type('#/home')
  await arrives('/home')
})

test('Home comes as soon as a new live set has it', async () => {
  provide('r2', whole)
  await act(async () => take(configOf(wire.url, whole, { serial: 2, release: 'r2' })))
  await until(() => shownPage()?.textContent === 'Welcome', 'Home')
})
