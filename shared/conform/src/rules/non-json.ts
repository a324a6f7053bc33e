/** Rules for the three calls without a JSON envelope: picture upload, file download, price stream. */
import { priceStreamCall, staticFileCall, symbolListCall, uploadCall } from '@shared/contract'
import { ticker } from '@shared/contract/calls/trade/market'
import { readJson } from '@shared/contract/exact-json'
import * as v from 'valibot'
import type { Exam, Who } from '../exam.ts'
import { bodyOf, judgeDigits, judgeFrame } from '../judge.ts'
import { inPace, isAbsent, isGood, type Reply } from '../wire.ts'

/** One grey pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
)
const BOUNDARY = 'conform-boundary'

type Biz = 'kyc' | 'voucher'

function formOf(file: Uint8Array, biz: Biz): Uint8Array<ArrayBuffer> {
  const part = (head: string) => Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`)
  const end = Buffer.from(`\r\n--${BOUNDARY}--\r\n`)
  const first = Buffer.concat([part('name="biz"'), Buffer.from(`${biz}\r\n`)])
  return Uint8Array.from(Buffer.concat([first, part('name="file"; filename="a.png"'), file, end]))
}

const send = (exam: Exam, file: Uint8Array, biz: Biz = 'kyc'): Promise<Reply> =>
  inPace(() =>
    exam.wire({
      ...{ method: 'POST', path: uploadCall.path, token: exam.tokens.stranger, body: formOf(file, biz) },
      type: `multipart/form-data; boundary=${BOUNDARY}`,
    }),
  )

/** A failed upload answers code 0 as often as not: `success` decides. */
const isTaken = (reply: Reply) => isGood(reply) && reply.envelope?.success !== false

export async function tryUpload(exam: Exam): Promise<void> {
  if (!exam.tokens.stranger) return exam.outcome(uploadCall, 'not asked', 'nobody is signed in')
  const reply = await send(exam, png)
  judgeFrame(uploadCall, 'a PNG of one pixel', reply, exam.find)
  exam.outcome(uploadCall, 'read')
  const path = reply.envelope?.message ?? ''
  if (!isTaken(reply) || path === '')
    return exam.find(uploadCall, 'upload', 'a PNG of one pixel, biz kyc', bodyOf(reply))
  exam.pictures.push(path)
  for (const _ of ['back', 'hand']) exam.pictures.push((await send(exam, png)).envelope?.message ?? 'none')
  const text = await send(exam, Buffer.from('no picture'))
  if (isTaken(text)) exam.find(uploadCall, 'upload', 'a text that is called a.png', bodyOf(text))
  await tryFile(exam, (await send(exam, png, 'voucher')).envelope?.message ?? 'none')
}

/** What somebody handed in is theirs alone; an identity's picture comes back to nobody at all. */
async function tryFile(exam: Exam, path: string): Promise<void> {
  if (!exam.has('private-files'))
    return exam.outcome(staticFileCall, 'not asked', 'its feature "private-files" is not told')
  const file = (who: Who) => exam.wire(exam.request(staticFileCall, { path }, who))
  const [own, others] = [await file('stranger'), await file('visitor')]
  exam.outcome(staticFileCall, 'read')
  if (isAbsent(own)) exam.find(staticFileCall, 'missing', 'the path of a picture, by whose it is', bodyOf(own))
  if (others.type.startsWith('image/'))
    exam.find(staticFileCall, 'stranger', 'the path of a picture, no token', others.type)
}

export async function tryStream(exam: Exam): Promise<void> {
  if (!exam.has('price-stream'))
    return exam.outcome(priceStreamCall, 'not asked', 'its feature "price-stream" is not told')
  const [symbol] = exam.seen(symbolListCall) ?? []
  if (!symbol) return exam.outcome(priceStreamCall, 'not asked', 'no symbol is listed')
  const input = { symbols: symbol.symbol }
  const reply = await exam.wire(exam.request(priceStreamCall, input, 'visitor'))
  exam.outcome(priceStreamCall, 'read')
  judgeDigits(priceStreamCall, input, reply, exam.find)
  if (!isSnapshot(reply)) exam.find(priceStreamCall, 'stream', input, bodyOf(reply))
}

function isSnapshot({ type, text }: Reply): boolean {
  const lines = text.split('\n')
  const after = (name: string) =>
    lines
      .find(line => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim()
  if (!type.startsWith('text/event-stream') || after('event') !== 'snapshot') return false
  return v.is(v.pipe(v.array(ticker), v.minLength(1)), readJson(after('data') ?? ''))
}
