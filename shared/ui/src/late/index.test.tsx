import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { useLate } from './index.tsx'

let comes = false
let asked = 0
const Word = () => <p>It is here</p>
const load = async () => {
  asked += 1
  if (!comes) throw Object.assign(new Error('Loading chunk 7 failed.'), { request: '/r/x/7.js' })
  return { Word }
}

let fetched: string[] = []
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
  comes = false
  asked = 0
  fetched = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, o) => {
    fetched.push(`${String(url)} ${o?.cache}`)
    return new Response()
  })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

function Page() {
  const { parts, failed, bring } = useLate(load)
  return (
    <form>
      <input aria-label="Quantity" />
      {failed && <p>It did not come</p>}
      <button type="button" onClick={() => void bring()}>
        Open
      </button>
      {parts && <parts.Word />}
    </form>
  )
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const isHere = () => screen.queryByText('It is here') !== null

test('what did not come is asked for again after 1, 4 and 10 s; the page stands, and nothing typed is lost', async () => {
  renderPart(<Page />)
  const field = screen.getByLabelText<HTMLInputElement>('Quantity')
  field.value = '0.1'
  await pass(0)
  expect([asked, screen.queryByText('It did not come') !== null]).toEqual([1, true])
  for (const [ms, times] of [
    [1000, 2],
    [4000, 3],
    [10_000, 4],
  ] as const) {
    await pass(ms)
    expect(asked).toBe(times)
  }
  comes = true
  await pass(30_000)
  expect([isHere(), screen.queryByText('It did not come'), field.value]).toEqual([true, null, '0.1'])
  await pass(100_000)
  expect(asked).toBe(5)
})

test.each([
  ['the connection is back', () => dispatchEvent(new Event('online'))],
  ['the person looks again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['it is asked for by a press', () => screen.getByText('Open').click()],
])('it comes at once where %s', async (_, happens) => {
  renderPart(<Page />)
  await pass(0)
  comes = true
  await act(async () => happens())
  await pass(0)
  expect(isHere()).toBe(true)
})

test('the file that failed is fetched past the cache first: a damaged answer would be kept for a year', async () => {
  renderPart(<Page />)
  await pass(0)
  comes = true
  await pass(1000)
  expect([fetched, isHere()]).toEqual([['/r/x/7.js reload'], true])
})
