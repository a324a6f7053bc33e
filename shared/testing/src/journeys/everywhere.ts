/** What the files of the sweep share: everybody's looks at a unit, cut into parts, and phones to look with. */
import type { Locale } from '@shared/format/languages'
import type { Platform } from '../platform.ts'
import { type Look, looksOf, peopleOf } from '../screenshots/looks.ts'
import { COMPOSITE, type CompositeWords, speakComposite } from './composite.ts'
import type { Journey } from './journey.ts'
import { liveSet } from './kept.ts'
import { lookOnce, type Question } from './look-once.ts'
import { type LookCheck, type Path, sweep } from './sweep.ts'

/** A platform with everybody's looks. Its clock is real: the demo account binds an authenticator, whose codes are of the present minute. */
export const withDemo = { demo: true, clock: 'real' } as const

/** The parts of each remote's looks: a file for each, which takes less than a minute. */
export const PARTS = { account: 2, content: 1, invest: 2, trade: 2, wallet: 1 } as const
export type Swept = keyof typeof PARTS

/** A part of what a remote shows; n counts from 1. */
export type Part = { unit: Swept; n: number }

/** How much longer it takes to open a sheet as well. */
const effortOf = ({ steps }: Look): number => (steps ? 2 : 1)

/** @returns the n-th of so many parts of the looks, as they follow each other: a screen's looks together; n counts from 1 */
export function partOf(looks: readonly Look[], n: number, of: number): Look[] {
  const whole = looks.reduce((sum, look) => sum + effortOf(look), 0)
  let before = 0
  return looks.filter(look => {
    const part = Math.floor((before * of) / whole) + 1
    before += effortOf(look)
    return part === n
  })
}

/** Whether a look's address leads to this unit. */
async function routedTo(platform: Platform, unit: Swept): Promise<(look: Look) => boolean> {
  const { units } = await liveSet(platform)
  const paths = new Set(units[unit]?.routes.map(({ path }) => path))
  return ({ path }) => paths.has(path.replace(/\?.*/, ''))
}

/** A phone for each person of a part. A state or a size of its own is for pictures, not for the sweep. */
async function pathsOf({ phone, platform }: Journey, { unit, n }: Part, language: Locale): Promise<Path[]> {
  const people = await peopleOf(platform())
  const isOfUnit = await routedTo(platform(), unit)
  const all = (await looksOf(platform(), people)).filter(look => !look.state && !look.size && isOfUnit(look))
  const order = ['visitor', 'new', 'demo'] as const
  const looks = partOf(all, n, PARTS[unit])
  const present = order.filter(who => looks.some(look => look.who === who))
  return Promise.all(
    present.map(async who => ({
      phone: await phone({ language, url: platform().named, ...(people[who] && { of: people[who] }) }),
      looks: looks.filter(look => look.who === who),
    })),
  )
}

/** Makes the composite language live in the shell and in one remote. */
async function beginComposite({ phone, platform }: Journey, unit: Swept): Promise<CompositeWords> {
  const { open, page, close } = await phone({ language: 'en-US', url: platform().named })
  await open('/language')
  const words = await speakComposite(platform(), page, [unit, 'shell'])
  await close()
  return words
}

/** Looks at a part once, in the composite language. */
export async function onceEverywhere(journey: Journey, part: Part): Promise<(asked: Question) => readonly string[]> {
  const words = await beginComposite(journey, part.unit)
  return lookOnce(await pathsOf(journey, part, COMPOSITE), words)
}

/** Looks at a part in every language of this run. */
export async function everywhere(journey: Journey, part: Part): Promise<(asked: LookCheck) => readonly string[]> {
  const paths = await pathsOf(journey, part, 'en-US')
  const begun = performance.now()
  const found = await sweep(paths)
  const count = paths.flatMap(({ looks }) => looks).length
  process.stdout.write(`\n${count} looks in every language: ${Math.round((performance.now() - begun) / 1000)} s\n`)
  return found
}
