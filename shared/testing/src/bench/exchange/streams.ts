/** What it costs an exchange to tell its prices to many at once. */
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { medianText, table } from '../figures.ts'
import { busySeconds, withProcess } from './process.ts'

const STREAMS = 1000
const SECONDS = 10
/** Ten from each address: visitors of one have a pace together. */
async function openStream(url: string, nth: number): Promise<IncomingMessage> {
  const headers = { 'x-forwarded-for': `10.89.0.${nth % 100}` }
  const asked = get(`${url}/api/trade/appSymbol/stream`, { headers })
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  return response
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Streams of all symbols, held open by this process. */
export const streamFigures = (rounds: number): Promise<string> =>
  withProcess(async ({ url }, child) => {
    const idle = busySeconds(child)
    await pause(SECONDS * 1000)
    const alone = (busySeconds(child) - idle) / SECONDS
    const streams = await Promise.all(Array.from({ length: STREAMS }, (_, nth) => openStream(url, nth)))
    let ticks = 0
    for (const stream of streams)
      stream.on('data', (chunk: Buffer) => (ticks += chunk.toString().split('event: tick').length - 1))
    const [cores, rates]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      const [busy, heard] = [busySeconds(child), ticks]
      await pause(SECONDS * 1000)
      cores.push((busySeconds(child) - busy) / SECONDS)
      rates.push((ticks - heard) / SECONDS / STREAMS)
    }
    for (const stream of streams) stream.destroy()
    return table(
      ['streams', 'of one core', 'ticks a stream and second'],
      [
        ['none', alone.toFixed(2), ''],
        [STREAMS.toLocaleString('en'), medianText(cores, 2), medianText(rates, 2)],
      ],
    )
  })
