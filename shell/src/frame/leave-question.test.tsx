import { beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { allPages, currentPage, releaseAll } from '../pages/pages.ts'
import { force, go, setQuery } from '../surface/navigation/go.ts'
import { isHalfFilled, somethingTyped, useLeaveGuard } from '../surface/navigation/leave-guard.ts'
import { useRoute } from '../surface/navigation/page-context.ts'
import { settle } from '../surface/transport/testing/real-time.ts'
import { arrives, pressBack, type Screens, type } from '../testing/app.tsx'
import { forVisitors } from '../testing/for-visitors.ts'

const warned = jest.spyOn(console, 'warn')

/** Guards of its own, each dirty while the query names it. */
const Guarded = ({ name }: { name: string }) => {
  const { query } = useRoute()
  useLeaveGuard(query.dirty?.includes(name) ?? false, query[name])
  return null
}
const Form = () => (
  <>
    <h1>Form</h1>
    <Guarded name="details" />
    {useRoute().query.proof !== 'none' && <Guarded name="upload" />}
  </>
)
const Plain = () => <h1>Plain</h1>
const screens: Screens = {
  '/home': { Screen: Plain },
  '/form': { Screen: Form },
  '/kept': { Screen: Form, keepAlive: true },
  '/other': { Screen: Plain },
}

forVisitors(screens, '/home')
beforeEach(async () => {
  await act(async () => force('/home'))
  await arrives('/home')
})

const walk = (to: string) => act(async () => go(to))
const at = async (to: string) => {
  await walk(to)
  await arrives(to)
  await act(settle)
}
const patch = (query: Record<string, string>) => act(async () => setQuery(query))
const openQuestions = () => screen.queryAllByText('Leave this page?').length
const answer = async (name: 'Stay' | 'Leave') => {
  fireEvent.click(await screen.findByRole('button', { name }))
  await act(settle)
}
const closing = () => {
  const event = new Event('beforeunload', { cancelable: true })
  dispatchEvent(event)
  return event.defaultPrevented
}
const shownSignal = () => currentPage()?.off.signal as AbortSignal
const keptSignal = () => allPages().find(page => page.path === '/kept')?.off.signal as AbortSignal

test.each(['details', 'upload', 'details,upload'])(
  'of two guards on a page one question comes of %s, and one answer is enough',
  async dirty => {
    await at(`/form?dirty=${dirty}`)
    await walk('/other')
    await screen.findByRole('button', { name: 'Stay' })
    expect(openQuestions()).toBe(1)
    await answer('Stay')
    expect([openQuestions(), currentPage()?.path]).toEqual([0, '/form'])
    await walk('/other')
    await answer('Leave')
    await arrives('/other')
    expect([openQuestions(), somethingTyped()]).toEqual([0, false])
  },
)

test.each(['details', 'upload'])('what one guard holds, %s, the clean other one does not take from it', async dirty => {
  await at(`/form?dirty=${dirty}`)
  await patch({ dirty: 'details,upload' })
  await patch({ dirty })
  const signal = shownSignal()
  expect([somethingTyped(), isHalfFilled(signal), closing()]).toEqual([true, true, true])
  await patch({ dirty: '' })
  expect([somethingTyped(), isHalfFilled(signal), closing()]).toEqual([false, false, false])
  await walk('/other')
  await arrives('/other')
})

test('a guard that goes while its page stands takes its objection along', async () => {
  await at('/form?dirty=upload')
  await patch({ proof: 'none' })
  expect(isHalfFilled(shownSignal())).toBe(false)
  await walk('/other')
  await arrives('/other')
})

test('it says what would be lost: what was typed, unless the page knows better', async () => {
  await at('/form?dirty=details')
  await walk('/other')
  await screen.findByText("You'll lose what you've typed.")
  await answer('Stay')
  await patch({ details: 'Nobody shows these codes again.' })
  await walk('/other')
  await screen.findByText('Nobody shows these codes again.')
  await answer('Leave')
  await arrives('/other')
})

test('Back, a typed address and Forward ask, and go where they led', async () => {
  await at('/form')
  await at('/other')
  await pressBack()
  await arrives('/form')
  await patch({ dirty: 'details' })
  await act(async () => history.forward())
  await answer('Leave')
  await arrives('/other')
  await at('/form?dirty=details')
  await type('#/home')
  await answer('Leave')
  await arrives('/home')
  await at('/other')
  await at('/form?dirty=details')
  await pressBack()
  await answer('Leave')
  await arrives('/other')
})

test('another way that is taken while the question stands is the one that the answer is for', async () => {
  await at('/form?dirty=details')
  await type('#/other')
  await screen.findByRole('button', { name: 'Stay' })
  await walk('/home')
  await act(settle)
  expect(openQuestions()).toBe(1)
  await answer('Leave')
  await arrives('/home')
})

test('a kept page asks while it is shown, holds nothing up while it is hidden, and is half filled all the while', async () => {
  await at('/kept?dirty=details')
  await walk('/other')
  await answer('Leave')
  await arrives('/other')
  expect([somethingTyped(), closing(), isHalfFilled(keptSignal())]).toEqual([false, false, true])
  await at('/home')
  await at('/kept?dirty=details')
  await walk('/other')
  await answer('Stay')
  expect(currentPage()?.path).toBe('/kept')
  await act(async () => force('/other'))
  await arrives('/other')
  const signal = keptSignal()
  await act(async () => releaseAll())
  expect(isHalfFilled(signal)).toBe(false)
})

test('the question goes with a page that is sent on while it asks', async () => {
  await at('/form?dirty=details')
  await walk('/other')
  await screen.findByRole('button', { name: 'Stay' })
  await act(async () => force('/home'))
  await arrives('/home')
  await act(settle)
  expect([openQuestions(), currentPage()?.path, history.state.overlay]).toEqual([0, '/home', undefined])
})

// Last: whatever went on before, the router had one guard to ask.
test('the router warned of nothing', () => {
  expect(warned.mock.calls).toEqual([])
})
