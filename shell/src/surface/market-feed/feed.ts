/**
 * The one scheduler of prices for the whole phone: what is looked at every second, lists every three; a stream where the
 * server has one; nothing while nobody looks, or without a connection.
 */
import { isClosed } from '@shared/contract/symbols'
import { type Atom, atom, getDefaultStore } from 'jotai'
import { serverNow } from '../transport/clock.ts'
import { isOnline, onAnswered, onlineAtom } from '../transport/connection.ts'
import { port } from '../transport/port.ts'
import { askServerTime } from '../transport/server-time.ts'
import { atMostEvery } from './at-most-every.ts'
import { createPolling } from './polling.ts'
import { createStreaming } from './streaming.ts'
import { forgetUnwatched, interrupt, knownTicker, listedSymbols, onFlush } from './tickers.ts'
import { hear, isWatched, onWatchersChange, type Wanted, wanted } from './watchers.ts'

/** live: the stream runs · polling · stale: asked, but nothing new comes · off: nobody looks, or no connection. */
export type Feed = 'live' | 'polling' | 'stale' | 'off'

const SECOND = 1000
/** Milliseconds between two answers to changes of what is watched, as rows come and go under a moving finger. */
const CHANGES = 250

const store = getDefaultStore()
const state = atom<Feed>('off')
export const feedAtom: Atom<Feed> = atom(get => get(state))

let running = false
let answeredAt = 0
let beat: ReturnType<typeof setInterval> | undefined
let clockIsSet = false

const answered = (isBack: boolean) => {
  answeredAt = performance.now()
  if (isBack) streaming.hurry()
  assess()
}
const streaming = createStreaming(() => adapt())
const polling = createPolling(uncovered, answered)

/** What the stream does not bring. */
function uncovered(): Wanted {
  const { focus, list, all } = wanted()
  const rest = (symbols: ReadonlySet<string>) => new Set([...symbols].filter(symbol => !streaming.covers(symbol)))
  return { focus: rest(focus), list: rest(list), all }
}

const isWanted = ({ focus, list, all }: Wanted) => all || focus.size + list.size > 0

/** Starts, stops or follows what is wanted. */
function adapt(): void {
  const now = wanted()
  const active = isWanted(now) && isOnline() && !document.hidden
  if (active && !running) start()
  if (!active && running) stop()
  if (!active) return
  streaming.want(new Set([...now.focus, ...now.list]))
  polling.changed()
  assess()
}

/** Asks now for what is watched, whatever was about to be asked: after a pull, at a retry. */
export function refreshPrices(): void {
  if (!running) return
  polling.stop()
  polling.changed()
}

function start(): void {
  running = true
  answeredAt = performance.now()
  beat = setInterval(eachSecond, SECOND)
  if (!clockIsSet) void setClock()
}

/** performance.now may have stood still while the phone slept: the clock is asked for anew after each absence. */
async function setClock(): Promise<void> {
  clockIsSet = await askServerTime().then(
    () => true,
    () => false, // replies to prices carry the time as well
  )
}

function stop(): void {
  running = false
  clearInterval(beat)
  streaming.stop()
  polling.stop()
  interrupt()
  store.set(state, 'off')
}

function eachSecond(): void {
  // Open markets tick every second; a stream that says nothing hangs somewhere on the way.
  if (streaming.silence() > 2 * staleMs() && watchedOpen().length > 0) streaming.drop()
  forgetUnwatched(isWatched)
  assess()
}

/** A price older than this, in ms, is no price to trade at: what this installation says. */
export const staleMs = () => port().config().market.staleMs

/** Ticks of the watched symbols whose market is open. */
function watchedOpen() {
  const { focus, list, all } = wanted()
  const symbols = new Set([...focus, ...list, ...(all ? listedSymbols() : [])])
  return [...symbols].flatMap(symbol => knownTicker(symbol) ?? []).filter(ticker => !isClosed(ticker))
}

function assess(): void {
  if (!running) return
  const { focus, list, all } = wanted()
  const symbols = [...focus, ...list]
  const live = symbols.length > 0 && symbols.every(streaming.covers) && !all
  store.set(state, isStale(live) ? 'stale' : live ? 'live' : 'polling')
}

/** The newest open tick is old; where every market is closed, nobody answers. */
function isStale(live: boolean): boolean {
  const ticks = watchedOpen().map(({ time }) => time)
  if (ticks.length > 0) return serverNow() - Math.max(...ticks) > staleMs()
  return !live && performance.now() - answeredAt > staleMs()
}

const follow = atMostEvery(CHANGES, adapt)

let listening = false

/** With the first watcher: nothing touches the page before. */
function listen(): void {
  if (listening) return
  listening = true
  onFlush(changes => {
    hear(changes)
    assess()
  })
  const turned = () => {
    if (document.hidden || !isOnline()) clockIsSet = false
    adapt()
  }
  store.sub(onlineAtom, turned)
  onAnswered(polling.hurry)
  document.addEventListener('visibilitychange', turned)
  addEventListener('pageshow', turned)
}

onWatchersChange(() => {
  listen()
  follow()
})
