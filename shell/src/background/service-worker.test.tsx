import { MessageChannel } from 'node:worker_threads'
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { setLiveConfig } from '../remotes/live-config.ts'
import { settle, until } from '../surface/transport/testing/real-time.ts'
import { configOf } from '../testing/app.tsx'
import { look } from '../update/poll.ts'
import { followWorker } from './service-worker.ts'

type Message = { signature: string }
type Registration = { scope: string; unregister(): Promise<boolean> }

/** A worker's answer to the live set that it is told; undefined: none yet. */
let answer: boolean | undefined = true
const messages: string[] = []
/** Answers that a test gives late. */
const unanswered: (() => void)[] = []
let others: Registration[] = []
let isAway = false

const worker = (name: string, state = 'activated') =>
  Object.assign(new EventTarget(), {
    state,
    postMessage({ signature }: Message, [port]: MessagePort[]) {
      messages.push(`${name}: ${signature}`)
      if (answer === undefined) unanswered.push(() => port?.postMessage(true))
      else port?.postMessage(answer)
    },
  })

const first = worker('first')
const registration = {
  scope: `${location.origin}/`,
  active: first,
  installing: undefined as ReturnType<typeof worker> | undefined,
  waiting: null,
  async update() {
    if (isAway) throw new TypeError('Failed to update')
  },
  unregister: async () => true,
}
const container = Object.assign(new EventTarget(), {
  register: async () => registration,
  ready: Promise.resolve(registration),
  getRegistrations: async () => [registration, ...others],
})

/** The next live set, as decided. */
const decided = (signature: string) => {
  const config = configOf('', {})
  setLiveConfig({ ...config, signature: { keyId: 'k1', alg: 'ES256', value: signature } } as typeof config)
}

/** What was told of a live set, and to which worker. */
const messagesOf = (signature: string) => messages.filter(one => one.endsWith(`: ${signature}`))

const environment = process.env.NODE_ENV
beforeAll(() => {
  process.env.NODE_ENV = 'production'
  Object.assign(globalThis, { MessageChannel }) // jsdom has none
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  globalThis.fetch = async () => new Response(null, { status: 304 })
  decided('s0')
  followWorker()
})
afterAll(() => {
  process.env.NODE_ENV = environment
  Reflect.deleteProperty(navigator, 'serviceWorker')
})
afterEach(() => {
  jest.restoreAllMocks()
  answer = true
  isAway = false
  others = []
  Object.assign(registration, { active: first, installing: undefined })
})

test('tells a live set to the worker that the gateway made for it, once that has taken over', async () => {
  const next = worker('next', 'installing')
  Object.assign(registration, { installing: next })
  decided('s1')
  await settle()
  expect(messagesOf('s1')).toEqual([])
  Object.assign(registration, { active: next })
  next.state = 'activated'
  next.dispatchEvent(new Event('statechange'))
  await until(() => messagesOf('s1').length > 0)
  expect(messagesOf('s1')).toEqual(['next: s1'])
})

test('tells it again at the next look, when the gateway was away as the worker was asked for', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {})
  isAway = true
  decided('s2')
  await until(() => warned.mock.calls.length > 0)
  isAway = false
  await look()
  await until(() => messagesOf('s2').length > 0)
  expect(messagesOf('s2')).toEqual(['first: s2'])
})

test('tells it at each look until the worker has kept it, and not afterwards', async () => {
  answer = false
  decided('s3')
  await until(() => messagesOf('s3').length === 1)
  answer = true
  await look()
  await until(() => messagesOf('s3').length === 2)
  await settle() // the answer is on its way
  for (let turn = 0; turn < 3; turn++) await look()
  await settle()
  expect(messagesOf('s3')).toHaveLength(2)
})

test('a late answer about an earlier live set does not end the attempt with the newest', async () => {
  answer = undefined
  decided('s4')
  await until(() => messagesOf('s4').length === 1)
  const [answerEarlier] = unanswered
  decided('s5')
  await until(() => messagesOf('s5').length === 1)
  answerEarlier?.()
  await settle()
  await look()
  await until(() => messagesOf('s5').length === 2)
})

test('tells it again as a new worker takes over, when that took longer than the page waits', async () => {
  answer = false
  decided('s7')
  await until(() => messagesOf('s7').length === 1)
  await settle()
  answer = true
  container.dispatchEvent(new Event('controllerchange'))
  await until(() => messagesOf('s7').length === 2)
})

test('takes away a worker that a page registered at another address, and no other', async () => {
  const gone: string[] = []
  others = ['/r/trade/0123456789ab/', '/x/'].map(path => ({
    scope: location.origin + path,
    unregister: async () => gone.push(path) > 0,
  }))
  decided('s6')
  await until(() => messagesOf('s6').length > 0)
  expect(gone).toEqual(['/r/trade/0123456789ab/', '/x/'])
})
