/** What a second costs the exchange by how many positions are open. */
import { parseTape, startSandbox } from '@shared/sandbox'
import { putLoad } from '../../../../sandbox/src/testing/positions/load.ts'
import { inTurns, medianText, ratio, table } from '../figures.ts'

const sizes = [100, 1000, 10_000]
const start = '2026-11-25 10:00:00'
const quoted = {
  BTCUSDT: 64_000,
  ETHUSDT: 3_200,
  SOLUSDT: 150,
  XRPUSDT: 2.1,
  XAUUSD: 3_300,
  EURUSD: 1.085,
  USDJPY: 155,
}
/** Every price moves every second, to and fro. */
const moving = () =>
  parseTape({
    start,
    symbols: Object.fromEntries(
      Object.entries(quoted).map(([symbol, price]) => [
        symbol,
        Array.from({ length: 200 }, (_, second) => [
          second,
          (price * (1 + (second % 3) / 2000)).toFixed(price > 1000 ? 2 : 3),
        ]),
      ]),
    ),
  })

/** Each round is a second of a market over so many open positions, none of which a price is near. */
export async function tickFigures(rounds: number): Promise<string> {
  const base = { data: ':memory:', clock: 'manual', autoReview: null, scryptCost: 4 } as const
  const made = await Promise.all(
    sizes.map(async size => ({ size, sandbox: await startSandbox({ ...base, tape: moving() }) })),
  )
  try {
    for (const { size, sandbox } of made) putLoad(sandbox.context, size)
    const second = (sandbox: (typeof made)[number]['sandbox']) => async () => {
      const from = performance.now()
      await sandbox.advance(1)
      return { ms: performance.now() - from }
    }
    for (const { sandbox } of made) await sandbox.advance(3) // what is read once does not count
    const found = await inTurns(
      rounds,
      Object.fromEntries(made.map(({ size, sandbox }) => [String(size), second(sandbox)])),
    )
    const of = (size: number) => found[size]?.ms ?? []
    const rows = sizes.map((size, nth) => {
      const before = sizes[nth - 1]
      return [
        size.toLocaleString('en'),
        `${medianText(of(size), 1)} ms`,
        before ? medianText(ratio(of(size), of(before)), 1) : '',
      ]
    })
    return table(['open positions', 'a second', 'for ten times as many'], rows)
  } finally {
    for (const { sandbox } of made) await sandbox.stop()
  }
}
