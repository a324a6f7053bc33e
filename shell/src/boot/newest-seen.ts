/** The newest live set that this phone has seen: an older one is a replay, or its gateway is behind. */
import type { PageConfig } from '@shared/contract/page-config'
import { forget, keep, numberIn, recall } from './memory.ts'
import { rememberPolicy } from './seen-policy.ts'
import { copyAgainst, forgetCopy, keepCopy, type LogWord, wordOf } from './signed-copy.ts'

const KEY = 'newest-config'
/** Logs that are remembered: a replay of one of them is refused after another log was live. */
const LOGS = 4

type Seen = [log: LogWord, serial: number]

/** Stored as "log serial log serial", the newest log first. A hint: the signed copy of the log is its proof. */
function seen(): Seen[] {
  const words = recall(KEY).split(' ')
  return words.flatMap((log, at) => {
    const serial = at % 2 === 0 ? numberIn(words[at + 1]) : undefined
    return serial === undefined ? [] : [[log, serial] satisfies Seen]
  })
}

const store = (all: readonly Seen[]): void => (all.length > 0 ? keep(KEY, all.flat().join(' ')) : forget(KEY))

const newest = (word: LogWord): number => seen().find(([log]) => log === word)?.[1] ?? 0

/**
 * Whether the phone has seen a newer set of the same log. Serials of two logs cannot be compared.
 * A higher number without a signed set that has it is forgotten, so no page code can lock the phone out.
 */
export async function isOlder(set: PageConfig): Promise<boolean> {
  const word = wordOf(set)
  if (set.serial >= newest(word)) return false
  const copy = await copyAgainst(set)
  if (copy && copy.serial > set.serial) return true
  store(seen().filter(([log]) => log !== word))
  forgetCopy(word)
  return false
}

/** Remembers a set that the page believes, unless another tab has seen a newer one. */
export function remember(set: PageConfig): void {
  const word = wordOf(set)
  if (set.serial < newest(word)) return
  keepCopy(set)
  rememberPolicy(set)
  const all: Seen[] = [[word, set.serial], ...seen().filter(([log]) => log !== word)]
  store(all.slice(0, LOGS))
  for (const [log] of all.slice(LOGS)) forgetCopy(log)
}
