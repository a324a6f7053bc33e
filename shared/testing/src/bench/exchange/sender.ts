/**
 * Sends orders to an exchange, so many at once: a process of its own, beside the one that answers. Everything is sealed
 * before the time runs. `fork('sender.ts')`, then messages of type Round; each is answered with a Sent.
 */
import { closePositionCall, createPositionCall } from '@shared/contract'
import { marketOrder } from '../../../../sandbox/src/testing/positions/orders.ts'
import { connect, newOrderId } from '../../client.ts'
import { type Lane, openLane } from './lane.ts'

/** Each token opens and closes as many positions as it stands there. */
export type Round = { url: string; publicKey: string; tokens: string[]; price: string; atOnce: number }
/** took: ms, of each order; seconds: of all together; busy: processor seconds of this process meanwhile. */
export type Sent = { took: number[]; seconds: number; busy: number }

type Sealed = { token: string; request: Buffer }
type Answered = { token: string; id: string }

const requestOf = (path: string, token: string, body: string): Buffer =>
  Buffer.from(
    `POST ${path} HTTP/1.1\r\nhost: exchange\r\ncontent-type: application/json\r\nx-access-token: ${token}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  )

const sealing = ({ url, publicKey, price }: Round) => {
  const { seal } = connect(url, publicKey)
  const terms = () => ({ expectedPrice: price, tolerance: '0.01', clientOrderId: newOrderId() })
  const opening = (token: string): Sealed => {
    const order = marketOrder({ ...terms(), quantity: '0.001' })
    return { token, request: requestOf(createPositionCall.path, token, seal(order)) }
  }
  const closing = ({ token, id }: Answered): Sealed => {
    const path = closePositionCall.path.replace('{id}', id)
    return { token, request: requestOf(path, token, seal(terms())) }
  }
  return { opening, closing }
}

function idOf(reply: string): string {
  const { code, result } = JSON.parse(reply) as { code: number; result: { id: string } }
  if (code !== 200) throw new Error(`An order was refused: ${reply}`)
  return result.id
}

/** Each lane takes the next one as soon as its last is answered. */
async function send(lanes: Lane[], sealed: Sealed[], sent: Sent): Promise<Answered[]> {
  const [answers, queue]: [Answered[], Iterator<Sealed>] = [[], sealed.values()]
  const [began, busy] = [performance.now(), process.cpuUsage()]
  const work = async (lane: Lane) => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      const from = performance.now()
      const id = idOf(await lane.ask(next.value.request))
      sent.took.push(performance.now() - from)
      answers.push({ token: next.value.token, id })
    }
  }
  await Promise.all(lanes.map(work))
  const { user, system } = process.cpuUsage(busy)
  sent.seconds += (performance.now() - began) / 1000
  sent.busy += (user + system) / 1e6
  return answers
}

async function carryOut(round: Round): Promise<Sent> {
  const { opening, closing } = sealing(round)
  const lanes = await Promise.all(Array.from({ length: round.atOnce }, () => openLane(round.url)))
  const sent: Sent = { took: [], seconds: 0, busy: 0 }
  const opened = await send(lanes, round.tokens.map(opening), sent)
  await send(lanes, opened.map(closing), sent)
  for (const lane of lanes) lane.end()
  return sent
}

process.on('message', (round: Round) => {
  carryOut(round).then(sent => process.send?.(sent))
})
