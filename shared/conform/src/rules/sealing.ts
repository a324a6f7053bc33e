/** What is no sealed body, or came before, opens nothing: tried at the log-in, which needs no token beside it. */
import { loginCall } from '@shared/contract'
import type { Exam } from '../exam.ts'
import { bodyOf, judgeRefusal } from '../judge.ts'
import { isGood, type Reply } from '../wire.ts'

/** Three minutes: a body is good for two. */
const TOO_OLD = 180_000

export async function trySealing(exam: Exam): Promise<void> {
  const { person } = exam
  if (!person) return exam.skip('sealing', 'no password is known')
  const post = (body: string) => exam.wire({ method: 'POST', path: loginCall.path, body })
  const plain = await post(JSON.stringify(person))
  if (isGood(plain)) exam.find(loginCall, 'unsealed', 'name and password as plain JSON', bodyOf(plain))
  const { body } = exam.request(loginCall, person, 'visitor')
  const sealed = String(body)
  const cut = await post(shortened(sealed))
  if (isGood(cut)) exam.find(loginCall, 'tampered', 'a sealed body without its last byte', bodyOf(cut))
  if (!exam.has('sealed-time')) return exam.skip('copies of sealed bodies', 'the feature "sealed-time" is not told')
  await post(sealed)
  const again = await post(sealed)
  if (nameIn(exam, again) !== 'request-replayed') exam.find(loginCall, 'replayed', 'the same body twice', bodyOf(again))
  const old = exam.request(loginCall, person, 'visitor', { sentAt: exam.now() - TOO_OLD })
  const late = await exam.wire(old)
  const time = Object(late.envelope?.result).serverTime
  if (nameIn(exam, late) !== 'request-late' || typeof time !== 'number')
    exam.find(loginCall, 'late', 'sentAt of three minutes ago', bodyOf(late))
}

/** What does not decrypt any more. */
function shortened(sealed: string): string {
  const [key = '', payload = ''] = sealed.split('.')
  return `${key}.${Buffer.from(payload, 'base64').subarray(0, -1).toString('base64')}`
}

const nameIn = (exam: Exam, reply: Reply) =>
  isGood(reply) ? undefined : judgeRefusal(loginCall, 'a sealed log-in', reply, exam.find).refusal
