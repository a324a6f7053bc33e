import { expect, test } from '@jest/globals'
import { serverTimeCall, symbolListCall } from '@shared/contract'
import { examine } from './exam.ts'
import { reportOf } from './report.ts'
import { keys } from './testing/double.ts'
import type { Reply } from './wire.ts'

/** What is said of a server that answers just this. */
async function reportFor(envelope: object): Promise<string> {
  const text = JSON.stringify(envelope)
  const reply = { status: 200, type: 'application/json', text, setsCookie: false, envelope } as Reply
  const exam = examine(async () => reply, { transportPublicKey: keys().transportPublicKey, features: [] })
  for (const call of [serverTimeCall, symbolListCall]) await exam.ask(call, {}, 'visitor')
  return reportOf(exam)
}

test('a refusal whose name is no text ends no run', async () => {
  const report = await reportFor({ code: 500, message: 'no', result: { refusal: { toString: 1, valueOf: 1 } } })
  expect(report).toContain(`GET ${symbolListCall.path}  [refusal]`)
})

test('what a server writes makes no line of the report, and no endless one', async () => {
  const forged = `x\n${'0 faults, 0 pieces of advice. '.repeat(1000)}\n`
  for (const envelope of [
    { code: 500, message: 'no', result: { refusal: forged } },
    { code: 200, result: forged },
    { code: forged, message: 'no', result: {} },
  ]) {
    const lines = (await reportFor(envelope)).split('\n')
    expect(lines.filter(line => line.startsWith('0 faults'))).toEqual([])
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(500)
  }
})
