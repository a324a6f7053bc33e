import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderPart } from '../testing.tsx'
import { useBackCloses, withoutOverlays } from './index.tsx'

/** Stands where the router listens: it must hear of pages alone. */
const router = jest.fn<() => void>()

beforeEach(async () => {
  await visit({ key: 'before', idx: 0 }, '#/home')
  await visit({ key: 'page', idx: 1 }, '#/kline?symbol=BTC')
  router.mockReset()
  addEventListener('popstate', router)
})
afterEach(() => removeEventListener('popstate', router))

const visit = (state: object, address: string) => withoutOverlays(() => history.pushState(state, '', address))

/** Turns of the task queue: a check, a move of the history, its landing, and the same once more. */
const settled = () =>
  act(async () => {
    for (let turn = 0; turn < 8; turn += 1) await new Promise<void>(resolve => setTimeout(resolve))
  })

async function go(delta: number) {
  history.go(delta)
  await settled()
}

const Overlay = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  useBackCloses(open, onClose)
  return null
}

const page = { key: 'page', idx: 1 }

test('when one opens, it gets an entry under the same address that counts on where the router stopped', async () => {
  renderPart(<Overlay open onClose={() => {}} />)
  await settled()
  expect(history.state).toEqual({ key: 'page', idx: 2, overlay: 1 })
  expect(location.hash).toBe('#/kline?symbol=BTC')
})

test('when the user goes back, it closes and the router hears nothing', async () => {
  const close = jest.fn(() => rerender(<Overlay open={false} onClose={close} />))
  const { rerender } = renderPart(<Overlay open onClose={close} />)
  await settled()
  await go(-1)
  expect(close).toHaveBeenCalledTimes(1)
  expect(history.state).toEqual(page)
  expect(router).not.toHaveBeenCalled()
})

test('when it closes by other means, its entry goes and the router hears nothing', async () => {
  const close = jest.fn()
  const { rerender } = renderPart(<Overlay open onClose={close} />)
  await settled()
  rerender(<Overlay open={false} onClose={close} />)
  await settled()
  expect(history.state).toEqual(page)
  expect(close).not.toHaveBeenCalled()
  expect(router).not.toHaveBeenCalled()
})

test('when it refuses to close, the next Back asks again', async () => {
  const refuse = jest.fn()
  renderPart(<Overlay open onClose={refuse} />)
  await settled()
  await go(-1)
  await go(-1)
  expect(refuse).toHaveBeenCalledTimes(2)
  expect(history.state).toEqual({ key: 'page', idx: 2, overlay: 1 })
})

test('when one closes as the next opens, the history does not move', async () => {
  const [first, second] = [jest.fn(), jest.fn()]
  const draw = (confirming: boolean) => (
    <>
      <Overlay open={!confirming} onClose={first} />
      <Overlay open={confirming} onClose={second} />
    </>
  )
  const { rerender } = renderPart(draw(false))
  await settled()
  const { length } = history
  rerender(draw(true))
  await settled()
  expect([history.length, history.state.overlay]).toEqual([length, 1])
  await go(-1)
  expect([first, second].map(close => close.mock.calls.length)).toEqual([0, 1])
})

test('when a dialog lies over a sheet, Back closes the dialog, then the sheet', async () => {
  const closed: string[] = []
  const draw = (sheet: boolean, dialog: boolean) => (
    <>
      <Overlay open={sheet} onClose={() => closed.push('sheet')} />
      <Overlay open={dialog} onClose={() => closed.push('dialog')} />
    </>
  )
  const { rerender } = renderPart(draw(true, false))
  await settled()
  rerender(draw(true, true))
  await settled()
  expect(history.state.overlay).toBe(2)
  history.back()
  await settled()
  rerender(draw(true, false))
  await settled()
  await go(-1)
  expect(closed).toEqual(['dialog', 'sheet'])
})

test('when two close at once, both entries go', async () => {
  const draw = (open: boolean) => (
    <div>
      {[1, 2].map(id => (
        <Overlay key={id} open={open} onClose={() => {}} />
      ))}
    </div>
  )
  const { rerender } = renderPart(draw(true))
  await settled()
  expect(history.state.overlay).toBe(2)
  rerender(draw(false))
  await settled()
  expect(history.state).toEqual(page)
})

test('when its page goes, its entry goes', async () => {
  const { unmount } = renderPart(
    <StrictMode>
      <Overlay open onClose={() => {}} />
    </StrictMode>,
  )
  await settled()
  unmount()
  await settled()
  expect(history.state).toEqual(page)
})

test('when it closes and the app goes on in the same breath, the new page stands right above the old one', async () => {
  const { rerender } = renderPart(<Overlay open onClose={() => {}} />)
  await settled()
  rerender(<Overlay open={false} onClose={() => {}} />)
  await new Promise(resolve => setTimeout(resolve)) // its entry is on its way out
  await visit({ key: 'result', idx: 2 }, '#/result')
  await settled()
  expect(history.state.key).toBe('result')
  await go(-1)
  expect(history.state).toEqual(page)
})

test('when the phone stands still just as its entry goes, what opens next stays open', async () => {
  const { rerender } = renderPart(<Overlay open onClose={() => {}} />)
  await settled()
  const close = jest.fn()
  rerender(<Overlay open={false} onClose={close} />)
  await new Promise(resolve => setTimeout(resolve)) // its entry is on its way out
  standStill(1100)
  rerender(<Overlay open onClose={close} />)
  await settled()
  expect(close).not.toHaveBeenCalled()
  expect(history.state).toMatchObject({ overlay: 1 })
})

function standStill(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

test('when the app replaces the page under an open one, going back skips that page', async () => {
  renderPart(<Overlay open onClose={() => {}} />)
  await settled()
  await withoutOverlays(() => history.replaceState({ key: 'result', idx: 1 }, '', '#/result'))
  await settled()
  expect(history.state).toEqual({ key: 'result', idx: 1 })
  await go(-1)
  expect(location.hash).toBe('#/home')
})

test('when only the query changes under an open one, it keeps an entry', async () => {
  renderPart(<Overlay open onClose={() => {}} />)
  await settled()
  await withoutOverlays(() => history.replaceState({ key: 'filtered', idx: 1 }, '', '#/kline?symbol=ETH'))
  await settled()
  expect(history.state).toEqual({ key: 'filtered', idx: 2, overlay: 1 })
  expect(location.hash).toBe('#/kline?symbol=ETH')
})

test('when a link inside it was followed past the app, Back skips its left-over and the router hears of the page once', async () => {
  const { rerender } = renderPart(<Overlay open onClose={() => {}} />)
  await settled()
  history.pushState({ key: 'linked', idx: 3 }, '', '#/linked')
  rerender(<Overlay open={false} onClose={() => {}} />)
  await settled()
  await go(-1)
  expect(history.state).toEqual(page)
  expect(router).toHaveBeenCalledTimes(1)
})

/** What Chromium does: what is under way when the address is moved past the app lands after it. The test's window drops it. */
const landsLate = (delta: number) => History.prototype.go.call(history, delta)

test.each([-1, -2])('when the address is moved past the app as its entry goes, that page stays (%i)', async late => {
  const heard: string[] = []
  router.mockImplementation(() => void heard.push(location.hash))
  const { rerender } = renderPart(<Overlay open onClose={() => {}} />)
  await settled()
  rerender(<Overlay open={false} onClose={() => {}} />)
  await new Promise(resolve => setTimeout(resolve)) // its entry is on its way out
  location.assign('#/other')
  await settled()
  landsLate(late)
  await settled()
  expect(location.hash).toBe('#/other')
  expect(heard).toEqual(['#/other', '#/other'])
  await go(-1)
  expect(history.state).toEqual(page)
})

test('when the user jumps over it to another page, it closes and the router is told', async () => {
  const close = jest.fn()
  renderPart(<Overlay open onClose={close} />)
  await settled()
  await go(-2)
  expect(location.hash).toBe('#/home')
  expect(close).toHaveBeenCalledTimes(1)
  expect(router).toHaveBeenCalledTimes(1)
})

test('when the router undoes a Back that a form holds up, the question opens over the form', async () => {
  const ask = () => rerender(<Overlay open onClose={answer} />)
  const answer = jest.fn()
  const { rerender } = renderPart(<Overlay open={false} onClose={answer} />)
  const hold = () => {
    removeEventListener('popstate', hold)
    history.go(1)
    ask()
  }
  addEventListener('popstate', hold)
  await go(-1)
  expect(history.state).toEqual({ key: 'page', idx: 2, overlay: 1 })
  expect(answer).not.toHaveBeenCalled()
})

test('without an open one a navigation runs at once', () => {
  const navigate = jest.fn()
  withoutOverlays(navigate)
  expect(navigate).toHaveBeenCalledTimes(1)
})
