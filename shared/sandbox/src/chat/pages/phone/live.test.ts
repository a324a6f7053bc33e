import { beforeEach, expect, jest, test } from '@jest/globals'
import type { ChatLine, ChatMessages, ChatStanding } from '../../wire.ts'
import type { Client } from './client.ts'
import { type Live, liveWith } from './live.ts'

const standing = (state: ChatStanding['state'], unread = 0): ChatStanding => ({
  ...{ state, unread, hours: '08:00–20:00', open: true },
})
const greeting = { id: 1, from: 'bot' as const, text: 'Hello', at: 1 }

type Question = { seen: number | undefined; answer(standing: ChatStanding): void }

// the page follows its stream for as long as it lives
beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }))

/** An exchange whose answers come when the test says, and a page that reads all it is shown. */
function open() {
  const questions: Question[] = []
  const encoder = new TextEncoder()
  let tell = (_: ChatLine) => {}
  const body = new ReadableStream<Uint8Array>({
    start: lines => {
      tell = line => lines.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
    },
  })
  const client: Client = {
    messages: ({ seen }) =>
      new Promise<ChatMessages>(resolve =>
        questions.push({ seen, answer: now => resolve({ ...now, messages: seen ? [] : [greeting] }) }),
      ),
    stream: async () => new Response(body),
    send: () => Promise.reject(new Error('nothing is sent')),
    picture: () => Promise.reject(new Error('there is none')),
  }
  let moved = () => {}
  const live: Live = liveWith(
    client,
    () => {
      live?.seen()
      moved()
    },
    () => {},
  )
  const until = async (is: () => boolean) => {
    while (!is()) await new Promise<void>(resolve => (moved = resolve))
  }
  return { questions, live, until, tell: (line: ChatLine) => tell(line) }
}

test('that it was closed stands, though an answer from before it comes later; what was read is asked for anew', async () => {
  const { questions, live, until, tell } = open()
  questions[0]?.answer(standing('bot', 1))
  await until(() => live.line() === 'up')
  expect(questions.map(({ seen }) => seen)).toEqual([undefined, 1])
  tell({ kind: 'state', ...standing('closed', 1) })
  await until(() => live.standing()?.state === 'closed')
  questions[1]?.answer(standing('bot'))
  await until(() => questions.length === 3)
  expect(live.standing()).toEqual({ kind: 'state', ...standing('closed', 1) })
  questions[2]?.answer(standing('closed'))
  await until(() => live.standing()?.unread === 0)
  expect([live.standing()?.state, questions.length]).toEqual(['closed', 3])
})
