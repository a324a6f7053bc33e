import { printableJson } from '@shared/contract/printable'
import { minuteBudget } from './reports/budget.ts'

/** One line of JSON on standard output for each thing that an operator should see. */
export type Log = (event: string, details: object) => void

export const printLog: Log = (event, details) =>
  console.log(printableJson({ time: new Date().toISOString(), event, ...details }))

const minute = 60_000

/**
 * Writes so many lines of one event a minute. How many were left out is told as the next minute begins: an exchange or a store
 * that is away fails each request alike, and anybody can send requests.
 */
export function paced(log: Log, most = 30): Log {
  const isWritten = minuteBudget(most)
  const leftOut = new Map<string, number>()
  const tell = () => {
    for (const [of, count] of leftOut) log('left-out', { of, count })
    leftOut.clear()
  }
  return (event, details) => {
    if (isWritten(event)) return log(event, details)
    if (leftOut.size === 0) setTimeout(tell, minute - (Date.now() % minute)).unref()
    leftOut.set(event, (leftOut.get(event) ?? 0) + 1)
  }
}
