/** Tells the gateway what went wrong on this phone: in batches, five a minute at most (docs/rules/shell.md#client-reports). */
import { type ClientReport, clientReportCall, type SpeedKind } from '@shared/contract/calls/shell'
import { liveConfig, runningShell } from '../remotes/live-config.ts'
import { isOnline, whenOnline } from '../surface/transport/connection.ts'
import { hasFeature } from '../surface/transport/features.ts'
import { randomHex } from '../surface/transport/random.ts'
import { isOrdinary, kindOf, messageOf, stackOf, type Where, whereOf } from './what-failed.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Milliseconds: what fails together is sent together. */
const BATCH = 1000
/** What the gateway reads at once. */
const ROOM = 20

/** Names this page load in every report and on every panel: support finds them by it. */
const id = randomHex(8)
const reported = new WeakSet<object>()
let waiting: ClientReport[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** @returns says whether one more may be told within this minute, and counts it */
function atMost(most: number): () => boolean {
  let times: number[] = []
  return () => {
    const now = Date.now()
    times = times.filter(time => now - time < MINUTE)
    if (times.length >= most) return false
    times.push(now)
    return true
  }
}
const mayTellFault = atMost(5)
const mayTellSpeed = atMost(10)

const route = () => location.hash.replace(/^#/, '').split('?')[0] || '/'

/**
 * Reports an error that took a screen away; the same error counts once.
 * @returns the id to show: "Copy details" carries it to support
 */
export function reportFailure(where: Where, error: unknown): string {
  report(where, kindOf(error, 'render'), error)
  return id
}

/** Releases that this page has opened. */
const seen = new Set<string>()

/** Counts a release that this page runs for the first time: what faults are counted against. */
export function reportOpened({ unit, release }: Where): void {
  const name = `${unit}@${release}`
  if (seen.has(name)) return
  seen.add(name)
  enqueue({ unit, release, kind: 'opened', message: '', stack: '' })
}

let toldBehind = 0

/** Tells, at most hourly, that this page runs a shell that is live no more: its key must not be dropped yet. */
export function reportBehind(): void {
  const [{ release }, now] = [runningShell(), Date.now()]
  if (release === liveConfig().shell.release || now - toldBehind < HOUR) return
  toldBehind = now
  enqueue({ unit: 'shell', release, kind: 'behind', message: '', stack: '' })
}

/** How long something took on a screen; of whoever leafs through many, some tell enough. */
export function reportSpeed({ unit, release }: Where, path: string, kind: SpeedKind, ms: number): void {
  if (!mayTellSpeed()) return
  enqueue({ unit, release, kind: 'speed', message: kind, stack: '', ms }, path)
}

/** A live set that this shell cannot believe. */
export function reportRefused(release: string, { message }: Error): void {
  enqueue({ unit: 'shell', release, kind: 'refused', message, stack: '' })
}

/** The same, from a boundary. */
export const reportRender = reportFailure

function report({ unit, release }: Where, kind: ClientReport['kind'], error: unknown): void {
  if (wasReported(error) || !mayTellFault()) return
  const message = messageOf(error).slice(0, 500)
  enqueue({ unit, release, kind, message, stack: stackOf(error).slice(0, 2000) })
}

function enqueue(what: Omit<ClientReport, 'id' | 'serial' | 'route'>, path = route()): void {
  const { serial } = liveConfig()
  if (waiting.length >= ROOM) return
  waiting.push({ id, serial, route: path.slice(0, 100), ...what })
  timer ??= setTimeout(send, BATCH)
}

function wasReported(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const known = reported.has(error)
  reported.add(error)
  return known
}

/** To the gateway that brought the page, not to apiBase; it outlives the page. Without a connection it waits for one. */
function send(): void {
  clearTimeout(timer)
  timer = undefined
  if (!isOnline()) return void whenOnline().then(send)
  const reports = waiting
  waiting = []
  if (reports.length === 0 || !hasFeature('client-report')) return
  const body = JSON.stringify(reports)
  // Not by sendBeacon, which brings cookies along. Nobody can be told of a report that gets lost.
  fetch(clientReportCall.path, { method: 'POST', body, credentials: 'omit', keepalive: true }).catch(() => {})
}

/** A phone's app that is swiped away is told no more than this; what measures it, on the way to the document, has spoken. */
const sendHidden = () => {
  if (document.hidden) send()
}

/** Safari says this of a layout that takes two frames: nothing is broken. */
const HARMLESS = /^ResizeObserver loop/

/**
 * Hears of what nobody caught. @param shell the release that runs here: blamed where the stack names none
 * @returns ends it
 */
export function followErrors({ shell }: { shell: { release: string } }): () => void {
  const here: Where = { unit: 'shell', release: shell.release }
  reportOpened(here)
  const hear = (error: unknown, otherwise: 'render' | 'promise') => {
    if (!isOrdinary(error)) report(whereOf(error, here), kindOf(error, otherwise), error)
  }
  const failed = ({ error, message }: ErrorEvent) => {
    if (!HARMLESS.test(message)) hear(error ?? message, 'render')
  }
  const rejected = ({ reason }: PromiseRejectionEvent) => hear(reason, 'promise')
  addEventListener('error', failed)
  addEventListener('unhandledrejection', rejected)
  addEventListener('pagehide', send)
  document.addEventListener('visibilitychange', sendHidden)
  return () => {
    removeEventListener('error', failed)
    removeEventListener('unhandledrejection', rejected)
    removeEventListener('pagehide', send)
    document.removeEventListener('visibilitychange', sendHidden)
  }
}
