/** What an operator is about to decide, with all that has to be said of it first. Pure. */
import type { Act, Brought, Decision, Named, Overview, Running, Stands, Unit, Waiting } from '../protocol.ts'

export type Canary = NonNullable<Unit['canary']>

export type Plan =
  | { kind: 'rollback'; unit: string; from: Running; to: Named; canary: Canary | null }
  | { kind: 'end-canary'; unit: string; from: Canary; to: Running }
  | {
      kind: 'promote'
      unit: string
      release: Named & Partial<Pick<Brought, 'takenBack'>>
      live: Running | null
      canary: Canary | null
    }
  | { kind: 'rollback-all'; to: Decision; moves: readonly Move[] }
  | { kind: 'approve'; proposal: Waiting }

/** A unit that another decision has otherwise than the present one; null: it is not live there. */
export type Move = {
  unit: string
  from: Running | null
  to: Stands | null
  canaryEnds: boolean
  canaryReturns: boolean
}

/** What going back to a decision would change. */
export function movesTo(set: readonly Stands[], { units }: Overview): Move[] {
  const names = new Set([...units.map(({ unit }) => unit), ...set.map(({ unit }) => unit)])
  return [...names].flatMap(unit => {
    const [now, then] = [units.find(one => one.unit === unit), set.find(one => one.unit === unit)]
    const same = (now?.live?.release ?? null) === (then?.release ?? null) && sameCanary(now?.canary, then?.canary)
    const canaryEnds = Boolean(now?.canary) && !then?.canary
    const canaryReturns = Boolean(then?.canary) && !sameCanary(now?.canary, then?.canary)
    return same ? [] : [{ unit, from: now?.live ?? null, to: then ?? null, canaryEnds, canaryReturns }]
  })
}

const sameCanary = (a: Canary | null | undefined, b: Stands['canary'] | undefined): boolean =>
  a?.release === b?.release && a?.percent === b?.percent

/** A percentage as a person types it; null where it is none, or not between 0 and 100. */
export function readPercent(text: string): number | null {
  const typed = text.trim().replace(',', '.')
  return /^\d{1,2}(\.\d{1,2})?$/.test(typed) && Number(typed) > 0 ? Number(typed) : null
}

/** Twice as much as before is a usual next step. */
export const nextPercent = (canary: Canary | null): string => String(Math.min(50, canary ? canary.percent * 2 : 5))

/** What a person may insist on by a tick: going past the gate, or sending out again what was taken back. */
export type Insisting = 'past' | 'again'

/** What an operator fills in. */
export type Draft = Record<'who' | 'why' | 'percent', string> &
  Record<'everybody' | 'forced' | Insisting, boolean> & {
    /** Of each key that an approval adds, in their order. */
    fingerprints: readonly string[]
  }

/** Ids of the keys that phones would believe from then on. */
export const addedKeys = (plan: Plan): readonly string[] =>
  plan.kind === 'approve' ? (plan.proposal.keyChange?.add ?? []) : []

/** 16 hexadecimal digits, however they are grouped. */
const isFingerprint = (typed = ''): boolean => /^[a-f0-9]{16}$/i.test(typed.replaceAll(/[\s:]/g, ''))

/** Before anything is filled in; a name that was given once is kept. */
export const draftOf = (plan: Plan, who: string): Draft => ({
  ...{ who, why: '', forced: false, past: false, again: false },
  fingerprints: [],
  percent: plan.kind === 'promote' ? nextPercent(plan.canary) : '',
  everybody: plan.kind === 'promote' && !canBePart(plan),
})

/** A shell goes to all phones at once, and what is not live has nothing to compare a canary with. */
export const canBePart = (plan: Plan): boolean => plan.kind === 'promote' && plan.unit !== 'shell' && plan.live !== null

/** Whether who, why, how many and whose keys are said; why a proposal is right was said with it. */
export const isWhole = (plan: Plan, { who, why, percent, everybody, fingerprints }: Draft): boolean =>
  who.trim() !== '' &&
  addedKeys(plan).every((_, at) => isFingerprint(fingerprints[at])) &&
  (plan.kind === 'approve' || why.trim() !== '') &&
  (plan.kind !== 'promote' || everybody || readPercent(percent) !== null)

/** What was refused is not sent once more as it stands: who insists does so by a tick, and for a reason of its own. */
export const afterRefusal = (draft: Draft, insist: Insisting | undefined): Draft => ({
  ...draft,
  ...{ past: false, again: draft.again && insist !== 'again', why: insist ? '' : draft.why },
})

/** Whether another part of the phones is asked for: what was refused of this one says nothing of that. */
export const samePart = (a: Draft, b: Draft): boolean => a.everybody === b.everybody && a.percent === b.percent

/** @param looked serial of the decision that was seen */
export function actOf(plan: Plan, { who, why, ...draft }: Draft, looked: number): Act {
  const seen = { who, why, looked }
  const again = draft.again ? { again: true } : {}
  if (plan.kind === 'rollback-all') return { act: plan.kind, ...seen, to: plan.to.serial, ...again }
  if (plan.kind === 'approve') {
    const typed = addedKeys(plan).length > 0 ? { keys: [...draft.fingerprints] } : {}
    return { act: plan.kind, who, id: plan.proposal.id, ...typed }
  }
  const { unit } = plan
  if (plan.kind === 'end-canary') return { act: plan.kind, who, why, unit, from: plan.from.release }
  if (plan.kind === 'rollback') {
    const [from, to] = [plan.from.release, plan.to.release]
    return { act: plan.kind, ...seen, unit, from, to, forced: draft.forced }
  }
  const percent = draft.everybody ? null : readPercent(draft.percent)
  const part = percent === null ? {} : { percent }
  return { act: plan.kind, ...seen, unit, release: plan.release.release, force: draft.past, ...part, ...again }
}
