import { expect, test } from '@jest/globals'
import { looksLikeCode } from '../../code.ts'
import type { ChatMessage } from '../../wire.ts'
import type { Unsent } from './outbox.ts'
import { entriesOf, lastId, merged } from './thread.ts'

const message = (id: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  from: 'bot',
  text: `${id}`,
  at: id,
  ...more,
})
const waiting = (clientId: string, more: Partial<Unsent> = {}): Unsent => ({
  ...{ clientId, text: clientId, at: 9, state: 'sending' as const },
  ...more,
})
const voice = { own: 'me', words: { person: 'Talk to a person' } } as const

test('messages that come twice or late stand once, in the order of the exchange', () => {
  const all = merged(merged([], [message(1), message(3)]), [message(2), message(3, { text: 'as it is now' })])
  expect(all.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(all[2]?.text).toBe('as it is now')
  expect(lastId(all)).toBe(3)
  expect(lastId([])).toBe(0)
})

test('what has not arrived stands last, and no more once it did, whoever brings it', () => {
  const sent = message(4, { from: 'me', clientId: 'b' })
  expect(entriesOf([message(1)], [waiting('b')], voice).map(({ key, delivery }) => [key, delivery])).toEqual([
    ['1', undefined],
    ['b', 'sending'],
  ])
  const after = entriesOf([message(1), sent], [waiting('b'), waiting('c', { state: 'unsent', why: 'Wait' })], voice)
  expect(after.map(({ key, delivery, why }) => [key, delivery, why])).toEqual([
    ['1', undefined, undefined],
    ['b', 'sent', undefined],
    ['c', 'unsent', 'Wait'],
  ])
})

test('who asks for a person says so in the words of the button', () => {
  const [entry] = entriesOf([], [waiting('p', { text: '', person: true })], voice)
  expect(entry?.message.text).toBe('Talk to a person')
})

test.each(['482193', ' 482 193 ', '48-21-93', '๔๘๒๑๙๓', '４８２１９３', '482‑193', '\u200e482.193', '(482193)'])(
  '%s is a code alone',
  text => expect(looksLikeCode(text)).toBe(true),
)
test.each(['48219', '4821930', 'code 482193', 'R26112200041', ''])('%s is none', text =>
  expect(looksLikeCode(text)).toBe(false),
)
