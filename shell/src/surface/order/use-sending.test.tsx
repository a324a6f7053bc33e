import { beforeEach, expect, test } from '@jest/globals'
import { i18n } from '@lingui/core'
import { act, renderHook } from '@testing-library/react'
import { useEffect, useRef } from 'react'
import { RefusedError, TransportError } from '../transport/errors.ts'
import { platformOf } from '../transport/testing/platform.ts'
import { plug } from '../transport/testing/plug.ts'
import { useSending } from './use-sending.ts'

i18n.loadAndActivate({ locale: 'en-us', messages: {} })
let owner = '7'
const { notices } = plug(() => platformOf(''), { owner: () => owner })
beforeEach(() => {
  owner = '7'
  notices.length = 0
})

type Outcome = { state: 'ok' | 'found' | 'expired' | 'not-placed' | 'unconfirmed' }

/** An order whose answer comes when the test says so. */
function placing() {
  const ids: string[] = []
  let answer: (outcome: Outcome) => void = () => {}
  let fail: (error: unknown) => void = () => {}
  let checking = () => {}
  const place = (id: string, onChecking: () => void) => {
    ids.push(id)
    checking = onChecking
    return new Promise<Outcome>((resolve, reject) => {
      answer = resolve
      fail = reject
    })
  }
  return { ids, place, answer: (o: Outcome) => answer(o), fail: (e: unknown) => fail(e), check: () => checking() }
}

const refused = (refusal: string) => new RefusedError({ code: 500, message: 'No', result: { refusal } })
const lost = new TransportError({ kind: 'offline', message: 'nothing was sent' })

function mount() {
  const done: Outcome[] = []
  const { result, unmount } = renderHook(() => useSending<Outcome>({ onDone: outcome => done.push(outcome) }))
  return { result, done, unmount }
}

test('the second of a double tap sends nothing', async () => {
  const { result, done } = mount()
  const order = placing()
  await act(async () => {
    void result.current.send(order.place)
    void result.current.send(order.place)
  })
  expect(order.ids).toHaveLength(1)
  expect(result.current.busy).toBe(true)
  await act(async () => order.answer({ state: 'ok' }))
  expect([done.length, result.current.state.phase]).toEqual([1, 'idle'])
})

test('an order is known to be over before anybody is led on: it holds up no way out', async () => {
  const seen: boolean[] = []
  const { result } = renderHook(() => {
    const sending = useSending<Outcome>({ onDone: () => seen.push(holding.current) })
    const holding = useRef(false)
    useEffect(() => {
      holding.current = sending.busy
    }, [sending.busy])
    return { sending, holding }
  })
  const order = placing()
  await act(async () => void result.current.sending.send(order.place))
  expect(result.current.holding.current).toBe(true)
  await act(async () => order.answer({ state: 'ok' }))
  expect(seen).toEqual([false])
})

test.each(['not-placed', 'unconfirmed'] as const)(
  'an order that ends %s says so and is tried again with the same id',
  async state => {
    const { result, done } = mount()
    const order = placing()
    await act(async () => void result.current.send(order.place))
    await act(async () => order.check())
    expect(result.current.state.phase).toBe('checking')
    await act(async () => order.answer({ state }))
    expect([result.current.state.phase, done]).toEqual([state, []])
    await act(async () => void result.current.send(order.place))
    expect(order.ids[1]).toBe(order.ids[0])
  },
)

test('after a refusal what is confirmed next is another order; after a failure it is the same one', async () => {
  const { result } = mount()
  const order = placing()
  await act(async () => void result.current.send(order.place))
  await act(async () => order.fail(refused('price-moved')))
  expect(result.current.state).toMatchObject({ phase: 'failed', failure: { refusal: 'price-moved' } })
  await act(async () => void result.current.send(order.place))
  await act(async () => order.fail(lost))
  await act(async () => void result.current.send(order.place))
  expect(order.ids[1]).not.toBe(order.ids[0])
  expect(order.ids[2]).toBe(order.ids[1])
})

test('a refusal that comes after its page was left is said as a notice; one that is drawn is not', async () => {
  const { result, unmount } = mount()
  const order = placing()
  await act(async () => void result.current.send(order.place))
  await act(async () => order.fail(refused('price-moved')))
  expect(notices).toEqual([])
  await act(async () => void result.current.send(order.place))
  unmount()
  await act(async () => order.fail(refused('price-moved')))
  expect(notices).toEqual(['No'])
})

test('a fault of ours reaches whoever looks for those, and the order can be sent again', async () => {
  const { result } = mount()
  const order = placing()
  let sent = Promise.resolve()
  await act(async () => {
    sent = result.current.send(order.place)
  })
  const thrown = expect(sent).rejects.toThrow('ours')
  await act(async () => order.fail(new Error('ours')))
  await thrown
  expect([result.current.state.phase, result.current.busy]).toEqual(['idle', false])
})

test('a new intention has a new id', async () => {
  const { result } = mount()
  const order = placing()
  await act(async () => void result.current.send(order.place))
  await act(async () => order.answer({ state: 'found' }))
  act(() => result.current.begin())
  await act(async () => void result.current.send(order.place))
  expect(order.ids[1]).not.toBe(order.ids[0])
})

test('another intention does not hide the order that is under way', async () => {
  const { result } = mount()
  const order = placing()
  await act(async () => void result.current.send(order.place))
  act(() => result.current.begin())
  expect(result.current.busy).toBe(true)
  await act(async () => order.answer({ state: 'ok' }))
  await act(async () => void result.current.send(order.place))
  expect(order.ids[1]).not.toBe(order.ids[0])
})

test('what becomes of an order is not told to whoever came instead', async () => {
  const { result, done } = mount()
  const order = placing()
  const sent = result.current.send(order.place)
  owner = '8'
  await act(async () => {
    order.answer({ state: 'ok' })
    await sent
  })
  expect(done).toEqual([])
})

test('an order that goes through is felt once, one that is refused in its own way', async () => {
  const felt: unknown[] = []
  const hear = (event: Event) => felt.push(event instanceof CustomEvent && event.detail)
  addEventListener('ui:feel', hear)
  const { result } = mount()
  const order = placing()
  await act(async () => void result.current.send(order.place))
  expect(felt).toEqual([])
  await act(async () => order.answer({ state: 'ok' }))
  await act(async () => void result.current.send(order.place))
  await act(async () => order.fail(refused('ledger-halted')))
  expect(felt).toEqual(['accepted', 'refused'])
  removeEventListener('ui:feel', hear)
})
