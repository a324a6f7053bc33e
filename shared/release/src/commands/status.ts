import { printable } from '@shared/contract/printable'
import { lossSince } from '../decisions/decide.ts'
import { beginning } from '../decisions/decision.ts'
import { type TakenBackRelease, takenBackOf } from '../history/again.ts'
import { type Status, status, type UnitStatus } from '../history/status.ts'
import { waitingProposals } from '../proposals/waiting.ts'
import { notCounted } from '../reports/address.ts'
import { keysInUse, rotationOf } from '../verify/key-needs.ts'
import { waitingLine } from './approve.ts'
import { type Command, columns, findingLines } from './command.ts'
import { counted, type Fares, faresOf, fareTitles, faultLines } from './fares.ts'
import { minute } from './history.ts'
import { madeFrom, madeFromLines } from './made-from.ts'
import { takenBackWords } from './past.ts'

export const statusCommand: Command = {
  usage: 'status',
  help: `Says what is live, who decided it, what some phones have, what is published, of which commit each was made, and which keys
pages need while one is replaced; how many pages ran each release since it was promoted (a day of it at most), how many of
them failed, and medians of how long its screens took to stand (open), to paint (LCP) and to answer a touch (INP), as gateways
count them (REPORTS_STORE; "off" where they do not).`,
  options: {},
  async run(desk) {
    const [store, keys] = [desk.store(), await desk.keys()]
    const [found, loss] = [await status(store, keys.accepted, await beginning(keys)), await lossSince(store, keys)]
    const rates = await faresOf(desk)
    const inUse = await keysInUse(store, keys, desk.reports())
    const notes = [...(loss ? [loss] : []), ...inUse.findings, ...inUse.remarks, ...rotationOf(inUse.keys)]
    const gone = await takenBackOf(store, keys, named(found.units))
    const table = columns([titles(rates), ...found.units.flatMap(unit => rows(unit, rates, gone))])
    const waiting = (await waitingProposals(store, keys)).map(waitingLine)
    const made = await madeFrom(store, keys, found.units)
    const off = desk.reports() ? [] : [notCounted]
    const remarks = [...madeFromLines(made, found.units), ...waiting, ...faultLines(rates)]
    const lines = [...notes.flatMap(findingLines), headline(found), table, ...remarks, ...off]
    const fared = rates?.map(({ minutes: _, ...fare }) => fare)
    return {
      text: lines.join('\n'),
      json: { ...found, loss, notes, keys: inUse.keys, rates: fared, madeFrom: made, takenBack: gone },
    }
  },
}

function headline({ decision, platform }: Status): string {
  if (!decision) return 'Nothing is live yet.'
  const why = decision.why ? ` (${decision.why})` : ''
  const when = `${minute(decision.at)} UTC`
  return printable(
    `${platform?.name} (${platform?.environment}), decision ${decision.serial} of ${when} by ${decision.who}: ${decision.action}${why}`,
  )
}

const titles = (rates: Fares) => ['', 'release', 'version', 'phones', 'decision', ...fareTitles(rates), '']

/** Published last, and not what runs. */
const waitingIn = ({ release, canary, published }: UnitStatus): string | null =>
  published === release || published === canary?.release ? null : published

/** What a promotion without a release would name. */
const named = (units: readonly UnitStatus[]) =>
  units.flatMap(one => {
    const release = waitingIn(one)
    return release ? [{ unit: one.unit, release }] : []
  })

function rows(one: UnitStatus, rates: Fares, gone: readonly TakenBackRelease[]): string[][] {
  const { unit, release, version, since, canary } = one
  const [waiting, back] = [waitingIn(one), gone.find(each => each.unit === unit)]
  const waits = waiting ? printable(`published last: ${waiting}${back ? `, ${takenBackWords(back)}` : ''}`) : ''
  const fared = counted(rates, unit, release)
  const live = release ? [release, version ?? '', share(canary), `${since}`] : ['not live', '', '', '']
  if (!canary) return [[unit, ...live, ...fared, waits]]
  const trial = [canary.release, canary.version, `${canary.percent}%`, `${canary.since}`]
  return [
    [unit, ...live, ...fared, waits],
    ['', ...trial, ...counted(rates, unit, canary.release), 'canary'],
  ]
}

const share = (canary: UnitStatus['canary']): string =>
  canary ? `${Number((100 - canary.percent).toFixed(2))}%` : 'all'
