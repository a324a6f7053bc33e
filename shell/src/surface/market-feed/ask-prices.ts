/** One round of asking for prices. */
import { ticketListCall } from '@shared/contract/calls/tickers'
import { symbolPriceCall } from '@shared/contract/calls/trade'
import { call } from '../transport/call.ts'
import type { Reply } from '../transport/reply.ts'
import { take, takeList } from './tickers.ts'

export type PriceQuestion = { symbols: ReadonlySet<string>; all: boolean }

/** @returns whether all of it was answered; never rejects */
export async function askPrices({ symbols, all }: PriceQuestion, signal: AbortSignal): Promise<boolean> {
  const quiet = { notice: 'poll', on401: 'token', signal } as const
  const answers = [
    symbols.size === 0 || taken(call(symbolPriceCall, { symbols: [...symbols].join() }, quiet), take),
    !all || taken(call(ticketListCall, {}, quiet), takeList),
  ]
  return (await Promise.all(answers)).every(Boolean)
}

async function taken<T>(asked: Promise<Reply<T>>, use: (value: T) => void): Promise<boolean> {
  try {
    const reply = await asked
    if (reply.state === 'ok') use(reply.value)
    return reply.state === 'ok'
  } catch {
    return false // feedAtom says what it means; a malformed answer was logged by the transport
  }
}
