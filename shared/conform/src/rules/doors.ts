/** Which calls are there, whom each lets in, and that none takes what is no input: the whole table is walked. */
import { calls, isCall, type Row } from '@shared/contract'
import * as v from 'valibot'
import { type Exam, nameOf } from '../exam.ts'
import { bodyOf } from '../judge.ts'
import { codeOf, isAbsent, isGood } from '../wire.ts'

/** What the gateway answers is no matter of the exchange; a stream and a file have rules of their own. */
const isAsked = ({ owner, path, feature }: Row): boolean =>
  feature !== 'price-stream' && feature !== 'private-files' && (owner !== 'shell' || path.startsWith('/api/user/'))

const FORGED = 'forged-by-conform'
/** A path needs something in its place. */
const filled = (row: Row) => Object.fromEntries([...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'none']))
/** What is sent as a form is tried as one. */
const takesNothing = (row: Row) => row.plain === true || (isCall(row) && v.is(row.input, filled(row)))
/** Asked without anything it does something: the walk asks it once. */
const acts = (row: Row) => row.method === 'POST' && takesNothing(row)

export async function tryDoors(exam: Exam): Promise<void> {
  for (const row of calls.filter(isAsked)) {
    if (!exam.has(row.feature)) await tryUntold(exam, row)
    else if (row.auth === 'token') await tryLocked(exam, row)
    else if (!acts(row)) await tryOpen(exam, row)
  }
}

async function tryUntold(exam: Exam, row: Row): Promise<void> {
  exam.outcome(row, 'not asked', `its feature "${row.feature}" is not told`)
  if (acts(row) && row.auth !== 'token') return
  const reply = await exam.wire(exam.request(row, filled(row), 'visitor'))
  const isThere = reply.envelope !== undefined && !isAbsent(reply) && (row.auth !== 'token' || codeOf(reply) === '401')
  if (isThere) exam.find(row, 'untold', 'nothing but its path', bodyOf(reply))
}

async function tryLocked(exam: Exam, row: Row): Promise<void> {
  const bare = await exam.wire(exam.request(row, filled(row), 'visitor'))
  if (isAbsent(bare)) return exam.find(row, 'missing', 'no token', bodyOf(bare))
  if (codeOf(bare) !== '401') exam.find(row, 'open', 'no token', bodyOf(bare))
  const forged = await exam.wire({ ...exam.request(row, filled(row), 'visitor'), token: FORGED })
  if (forged.status !== 401 || codeOf(forged) !== '401') exam.find(row, 'forged', `the token ${FORGED}`, bodyOf(forged))
  if (exam.tokens.stranger && !takesNothing(row)) await tryEmpty(exam, row, 'stranger')
}

/** Who comes with a token that counts no more is a visitor where visitors are let in. */
async function tryOpen(exam: Exam, row: Row): Promise<void> {
  const visitor = await exam.wire(exam.request(row, filled(row), 'visitor'))
  if (isAbsent(visitor)) return exam.find(row, 'missing', 'nothing but its path', bodyOf(visitor))
  const forged = await exam.wire({ ...exam.request(row, filled(row), 'visitor'), token: FORGED })
  if (codeOf(visitor) === '401') exam.find(row, 'closed', 'no token', bodyOf(visitor))
  else if (codeOf(forged) !== codeOf(visitor)) exam.find(row, 'closed', `the token ${FORGED}`, bodyOf(forged))
  if (!takesNothing(row)) await tryEmpty(exam, row, 'visitor')
}

async function tryEmpty(exam: Exam, row: Row, who: 'visitor' | 'stranger'): Promise<void> {
  const reply = await exam.wire(exam.request(row, filled(row), who))
  const isTaken = isGood(reply) || !reply.envelope
  if (isTaken) exam.find(row, 'input', `${nameOf(row)} with no input`, bodyOf(reply))
}
