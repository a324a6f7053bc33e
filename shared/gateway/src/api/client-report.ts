/**
 * POST /api/public/clientReport: what went wrong on a phone becomes one line of the log, and pages and faults are counted by
 * release (docs/rules/shell.md#client-reports). Everybody may send them, so each address has a budget of its own, and the log too.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type ClientReport, clientReport, isFault } from '@shared/contract'
import * as v from 'valibot'
import type { Log } from '../log.ts'
import { minuteBudget } from '../reports/budget.ts'
import { lineOf, type SenderName } from '../reports/senders.ts'
import { reply } from './envelope.ts'

const maxBytes = 64 * 1024

/** Within a minute. A phone sends five faults at most; an address may be a house, an office, a carrier's exit. */
const most = {
  posts: 60,
  ofPhone: { faults: 5, opens: 20 },
  ofAddress: { faults: 20, opens: 120, loggedBytes: 32 * 1024 },
  loggedBytes: 1024 * 1024,
}

const reports = v.pipe(v.string(), v.parseJson(), v.pipe(v.array(clientReport), v.minLength(1), v.maxLength(20)))

export type ReportDesk = (req: IncomingMessage, res: ServerResponse, address: string) => Promise<void>
/** @param sender the name of where they come from */
export type Count = (reports: readonly ClientReport[], sender: string) => void

/**
 * The body's type does not matter: a page sends a text, one of before by sendBeacon.
 * @param count is given all that was taken
 */
export function reportDesk(log: Log, count: Count, nameOf: SenderName): ReportDesk {
  const posts = minuteBudget(most.posts)
  const admit = admission()
  const write = boundedLog(log)
  return async (req, res, address) => {
    const line = lineOf(address)
    if (!posts(line)) return tooMany(res)
    const text = await readText(req)
    if (text === undefined) return reply(res, 413, 'The report is too large', { connection: 'close' })
    const parsed = v.safeParse(reports, text)
    if (!parsed.success) return reply(res, 400, 'The report could not be read')
    const admitted = parsed.output.filter(report => admit(line, report)).map(readable)
    if (admitted.length === 0) return tooMany(res)
    const sender = await nameOf(address)
    count(admitted, sender)
    const faults = admitted.filter(isFault)
    if (faults.length > 0) write(line, { sender, userAgent: plain(req.headers['user-agent'] ?? ''), reports: faults })
    reply(res, 200, '')
  }
}

const tooMany = (res: ServerResponse): void =>
  reply(res, 429, 'Too many reports. Try again in a minute', { 'retry-after': '60', connection: 'close' })

/** Ids are the sender's to choose: they keep one phone from using up what its address has, no more. */
function admission(): (line: string, report: ClientReport) => boolean {
  const budgets = (of: { faults: number; opens: number }) => [minuteBudget(of.faults), minuteBudget(of.opens)] as const
  const [phone, address] = [budgets(most.ofPhone), budgets(most.ofAddress)]
  return (line, report) => {
    const kind = isFault(report) ? 0 : 1
    return phone[kind](`${line} ${report.id}`) && address[kind](line)
  }
}

/** What does not fit is counted all the same; the log says once a minute that there was more. */
function boundedLog(log: Log): (line: string, details: object) => void {
  const [own, all] = [minuteBudget(most.ofAddress.loggedBytes), minuteBudget(most.loggedBytes)]
  const logBudget = minuteBudget(1)
  return (line, details) => {
    const bytes = Buffer.byteLength(JSON.stringify(details))
    if (own(line, bytes) && all('', bytes)) log('client-report', details)
    else if (logBudget(''))
      log('client-reports-left-out', { why: 'more than is logged within a minute; they are counted' })
  }
}

/** Foreign text commands no terminal and turns no line of a log around. */
const plain = (text: string): string => text.replace(/[^\P{C}\n]/gu, ' ').slice(0, 300)
const readable = (report: ClientReport): ClientReport => ({
  ...report,
  id: plain(report.id),
  route: plain(report.route),
  message: report.message.replace(/\p{C}/gu, ' '),
  stack: report.stack.replace(/[^\P{C}\n]/gu, ' '),
})

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
