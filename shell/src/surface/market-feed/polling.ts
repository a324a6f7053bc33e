/** Asks for prices in turn: one request for all that is due, never two at once. */
import { port } from '../transport/port.ts'
import { askPrices, type PriceQuestion } from './ask-prices.ts'
import { backoff } from './backoff.ts'
import type { Wanted } from './watchers.ts'

type Group = keyof Wanted
type Flight = PriceQuestion & { groups: readonly Group[]; abort: AbortController }

const GROUPS: readonly Group[] = ['focus', 'list', 'all']
/** Seconds. */
const LONGEST_WAIT = 30
/** Milliseconds between two hurries: prices that fail while all else is answered are asked for no more often. */
const CALM = 2000
/** Milliseconds; due within so little counts as due, so that groups meet in one request. */
const SLACK = 50

export type Polling = {
  /** What is wanted has changed: what is new in it is asked for at once. */
  changed(): void
  /** Another call was answered: what failed is asked for again now, not when its wait is over. */
  hurry(): void
  stop(): void
}

/** @param wanted what to ask for, read at each turn @param answered hears of each full answer, and whether the one before failed */
export function createPolling(wanted: () => Wanted, answered: (isBack: boolean) => void): Polling {
  const due = new Map<Group, number>()
  let known: PriceQuestion = { symbols: new Set(), all: false }
  let flight: Flight | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let hurriedAt = Number.NEGATIVE_INFINITY

  function changed(): void {
    const now = wanted()
    const fresh = news(now, known)
    for (const group of fresh) due.delete(group)
    known = { symbols: new Set([...now.focus, ...now.list]), all: now.all }
    if (flight && (fresh.length > 0 || idle(flight, now))) giveUp(flight)
    if (!flight) next()
  }

  /** Superseded: what it asked for is due again, as far as it is still wanted. */
  function giveUp({ groups, abort }: Flight): void {
    flight = null
    for (const group of groups) due.delete(group)
    abort.abort()
  }

  const wait = (group: Group) => Math.max(0, (due.get(group) ?? 0) - performance.now())

  function next(): void {
    clearTimeout(timer)
    const groups = filled(wanted())
    if (groups.length === 0) return
    const soonest = Math.min(...groups.map(wait))
    timer = setTimeout(turn, failures === 0 ? soonest : Math.max(soonest, backoff(failures, LONGEST_WAIT)))
  }

  async function turn(): Promise<void> {
    const now = wanted()
    const groups = filled(now).filter(group => wait(group) <= SLACK)
    for (const group of groups) due.set(group, performance.now() + period(group))
    const mine = { groups, ...questionOf(now, groups), abort: new AbortController() }
    flight = mine
    const good = await askPrices(mine, mine.abort.signal)
    if (flight !== mine) return
    flight = null
    const isBack = good && failures > 0
    failures = good ? 0 : failures + 1
    if (good) answered(isBack)
    next()
  }

  function hurry(): void {
    const isCalm = performance.now() - hurriedAt >= CALM
    if (failures === 0 || flight || !isCalm || filled(wanted()).length === 0) return
    hurriedAt = performance.now()
    clearTimeout(timer)
    timer = setTimeout(turn, 0)
  }

  function stop(): void {
    if (flight) giveUp(flight)
    clearTimeout(timer)
    due.clear()
    failures = 0
    known = { symbols: new Set(), all: false }
  }

  return { changed, hurry, stop }
}

const period = (group: Group): number => {
  const { focusMs, listMs } = port().config().market
  return group === 'focus' ? focusMs : listMs
}

/** Groups that want anything. */
const filled = (now: Wanted): Group[] => GROUPS.filter(group => (group === 'all' ? now.all : now[group].size > 0))

/** Groups with something that is not asked for yet. */
const news = (now: Wanted, known: PriceQuestion): Group[] =>
  filled(now).filter(group =>
    group === 'all' ? !known.all : [...now[group]].some(symbol => !known.symbols.has(symbol)),
  )

const questionOf = (now: Wanted, groups: readonly Group[]): PriceQuestion => ({
  symbols: new Set(groups.flatMap(group => (group === 'all' ? [] : [...now[group]]))),
  all: groups.includes('all'),
})

/** Nobody wants any of it now. */
const idle = ({ symbols, all }: PriceQuestion, now: Wanted): boolean =>
  !(all && now.all) && ![...symbols].some(symbol => now.focus.has(symbol) || now.list.has(symbol))
