/**
 * POST /api/public/clientReport (shell.md, EXT client-report): what went wrong on a phone becomes one line of the log, and
 * pages and faults are counted by release.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type ClientReport, clientReport } from '@shared/contract'
import * as v from 'valibot'
import type { Log } from '../log.ts'
import { reply } from './envelope.ts'

const maxBytes = 64 * 1024
const faultsPerMinute = 5
const opensPerMinute = 20
/** Ids are the sender's to choose: the memory that they take is bounded. */
const maxSenders = 10_000

const reports = v.pipe(v.string(), v.parseJson(), v.pipe(v.array(clientReport), v.minLength(1), v.maxLength(20)))

export type ReportDesk = (req: IncomingMessage, res: ServerResponse, address: string) => Promise<void>

/**
 * The body's type does not matter: sendBeacon sends text/plain, or what its Blob says.
 * @param count is given all that was taken
 */
export function reportDesk(log: Log, count: (reports: readonly ClientReport[]) => void): ReportDesk {
  const limits = { faults: limiter(faultsPerMinute), opens: limiter(opensPerMinute) }
  const admit = (address: string, report: ClientReport) =>
    (isFault(report) ? limits.faults : limits.opens)(address, report)
  return async (req, res, address) => {
    const text = await readText(req)
    if (text === undefined) return reply(res, 413, 'The report is too large', { connection: 'close' })
    const parsed = v.safeParse(reports, text)
    if (!parsed.success) return reply(res, 400, 'The report could not be read')
    const admitted = parsed.output.filter(report => admit(address, report))
    if (admitted.length === 0)
      return reply(res, 429, 'Too many reports. Try again in a minute', { 'retry-after': '60' })
    count(admitted)
    const faults = admitted.filter(isFault)
    if (faults.length > 0) log('client-report', { address, userAgent: req.headers['user-agent'], reports: faults })
    reply(res, 200, '')
  }
}

/** The others tell which release a page runs, no more. */
const isFault = ({ kind }: ClientReport): boolean => kind !== 'opened' && kind !== 'behind'

/** Counts per address and id over fixed minutes. */
function limiter(perMinute: number): (address: string, report: ClientReport) => boolean {
  let minute = 0
  const counts = new Map<string, number>()
  return (address, { id }) => {
    const now = Math.floor(Date.now() / 60_000)
    if (now !== minute) counts.clear()
    minute = now
    const sender = `${address} ${id}`
    const count = (counts.get(sender) ?? 0) + 1
    if (count > perMinute || (count === 1 && counts.size >= maxSenders)) return false
    counts.set(sender, count)
    return true
  }
}

/** undefined where it is too large; the connection stays, so that the refusal arrives. */
async function readText(req: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
