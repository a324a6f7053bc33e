import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { QueryClient } from '@tanstack/react-query'
import { askFor } from './ask-for.ts'
import { getCall, rows } from './testing/calls.ts'
import { platformOf } from './testing/platform.ts'
import { plug } from './testing/plug.ts'
import { json, ok, startWire, type Wire } from './testing/wire.ts'

let wire: Wire
let { notices, expired } = { notices: [] as string[], expired: [] as string[] }
beforeAll(async () => {
  wire = await startWire()
})
afterAll(() => wire.close())
beforeEach(() => {
  ;({ notices, expired } = plug(() => platformOf(wire.url), { token: () => 't1' }))
})

let messages = 0
/** A message that no test before has seen. */
function refuse(): string {
  const message = `Paused ${++messages}`
  wire.answer(json({ code: 500, message }))
  return message
}
const input = { id: '1' }

test('a refusal is left to the part that draws it while that has nothing else to show', async () => {
  const message = refuse()
  await expect(askFor(getCall, input)).rejects.toThrow(message)
  expect(notices).toEqual([])
})

test('where nobody draws it, it is said once, however often it is asked', async () => {
  const message = refuse()
  for (const _ of [1, 2, 3]) await expect(askFor(getCall, input, {}, { inPlace: false })).rejects.toThrow(message)
  expect(notices).toEqual([message])
})

test('where older rows stand, a refused renewal is said once, beside them', async () => {
  const client = new QueryClient()
  const queryKey = ['x']
  client.setQueryData(queryKey, ['old'])
  const message = refuse()
  for (const _ of [1, 2]) await expect(askFor(getCall, input, { client, queryKey })).rejects.toThrow(message)
  expect(notices).toEqual([message])
  client.clear()
})

test('a session that has ended gives nothing, as /login is on its way', async () => {
  wire.answer(json({ code: 401, message: 'Log in' }))
  await expect(askFor(getCall, input)).resolves.toBeNull()
  expect(expired).toEqual(['t1'])
})

test('a 401 without a word of the server is told nobody, but the part that asked has nothing and can ask again', async () => {
  wire.answer((_, response) => void response.writeHead(401).end('<html>'))
  await expect(askFor(getCall, input)).rejects.toMatchObject({ name: 'TransportError', kind: 'http', status: 401 })
  expect([notices, expired]).toEqual([[], []])
  wire.answer(ok(rows))
  await expect(askFor(getCall, input)).resolves.toEqual(rows)
})
