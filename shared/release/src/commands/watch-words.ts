/** Words of a watch: the line of each minute, and the outcome. */

import { printable } from '@shared/contract/printable'
import { type DayLook, inWords, type Look, type namesOf, type Watched } from '../operations/watch.ts'
import { minuteOf } from '../reports/counts.ts'
import { dayOf } from '../reports/rates.ts'
import { fewestPages } from '../reports/verdict.ts'
import type { Outcome } from './command.ts'

type Names = ReturnType<typeof namesOf>

/** The counts of the current day (UTC); after midnight they begin anew. */
export function minuteInWords({ days }: Look, at: Date, names: Names): string {
  const minute = minuteOf(new Date(at.getTime() - 60_000))
  const running = days.find(({ day }) => day === dayOf(minute)) ?? days.at(-1)
  return `${minute.slice(11, 16)} UTC: ${running ? dayInWords(running, names) : ''}`
}

function dayInWords({ canary, stable, isJudged }: DayLook, [one, other]: Names): string {
  const counted = `${inWords(canary)} of ${one} failed, ${inWords(stable)} of ${other}`
  return `${counted}. ${isJudged ? 'No difference beyond chance.' : tooFew}`
}

const tooFew = `Too few to judge: ${fewestPages} addresses of each are needed.`

export function outcomeOf(name: string, other: string, found: Watched): Outcome {
  const { end, canary, stable, chance, slower, decision } = found
  const judged = found.days.some(({ isJudged }) => isJudged)
  const counted = `${inWords(canary)} failed, ${inWords(stable)} of ${other}`
  const said = {
    kept: judged ? `${name} stays: ${counted}` : `${name} stays. Nothing was judged: ${counted}. ${tooFew}`,
    ended: `${name} is not what it was any more: somebody else decided. See "pnpm release status".`,
    'taken back': `Decision ${decision?.serial}: ${name} was rolled back. ${printable(decision?.why ?? '')}`,
  }
  const json = {
    ...{ end, judged, canary, stable, chance: chance ?? null, slower: slower ?? null },
    serial: decision?.serial ?? null,
  }
  return { text: said[end], json, failed: end === 'taken back' }
}
