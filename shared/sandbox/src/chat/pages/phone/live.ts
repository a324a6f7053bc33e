/** The conversation as this page knows it: what was said, how it stands, how the line is, and up to where it was read. */
import type { ChatLine, ChatMessage, ChatStanding } from '../../wire.ts'
import { type Following, follow } from '../kit/follow.ts'
import { lastId, merged } from '../kit/thread.ts'
import type { Client } from './client.ts'
import type { Line } from './status.ts'

export type Live = {
  messages(): readonly ChatMessage[]
  standing(): ChatStanding | undefined
  line(): Line
  receive(more: readonly ChatMessage[]): void
  /** Its end is in sight of somebody: the exchange is told that it was read. */
  seen(): void
  /** The ticket is over. */
  expired(): void
  /** There is another ticket, or the network is back. */
  again(): void
}

/** @param changed is told of everything @param arrived of the messages that came */
export function liveWith(client: Client, changed: () => void, arrived: (more: readonly ChatMessage[]) => void): Live {
  let messages: readonly ChatMessage[] = []
  let standing: ChatStanding | undefined
  let line: Line = 'loading'
  let told = 0

  const receive = (more: readonly ChatMessage[]) => {
    messages = merged(messages, more)
    arrived(more)
    changed()
  }
  const stand = (now: ChatStanding) => {
    standing = now
    changed()
  }
  const turn = (to: Line) => {
    line = to
    changed()
  }

  function seen(): void {
    const last = lastId(messages)
    if (last <= told) return
    told = last
    const before = standing
    client.messages({ after: last, seen: last }).then(
      answer => {
        if (standing === before) return take(answer)
        told = 0 // the stream told something meanwhile, which may be newer: asked anew
        receive(answer.messages)
      },
      () => {
        told = 0 // it is told with the next message, or on the next look
      },
    )
  }
  const take = ({ messages: more, ...now }: ChatStanding & { messages: ChatMessage[] }) => {
    stand(now)
    if (more.length > 0) receive(more)
  }

  const following: Following = follow({
    async open(signal) {
      if (!standing) take(await client.messages({}, signal))
      return client.stream(lastId(messages), signal)
    },
    line(value) {
      const said = value as ChatLine // the exchange that served this page wrote it
      if (said.kind === 'message') receive([said.message])
      if (said.kind === 'state') stand(said)
    },
    stands(is) {
      if (is) turn('up')
      else if (line !== 'expired') turn(standing ? 'reconnecting' : 'failed')
    },
  })

  return {
    messages: () => messages,
    standing: () => standing,
    line: () => line,
    receive,
    seen,
    expired: () => turn('expired'),
    again: () => {
      turn(standing ? 'reconnecting' : 'loading')
      following.again()
    },
  }
}
