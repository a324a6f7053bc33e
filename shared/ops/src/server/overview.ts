/** What is live, how it fares, and what could be done about it. */
import type { Store } from '@shared/release'
import {
  beginning,
  entryBefore,
  followRates,
  history,
  type Keys,
  type Listed,
  lossSince,
  type Rates,
  readPast,
  rolledBack,
  type Status,
  shellFindings,
  status,
  takenBackBy,
  type UnitStatus,
  waitingProposals,
} from '@shared/release/writing'
import type { Brought, Decided, Finding, Overview, Rollback, Span, Unit, Waiting } from '../protocol.ts'
import { fareOf, spanStart } from './fares.ts'
import { memo } from './memo.ts'
import type { NameOf } from './names.ts'

export type World = {
  store: Store
  /** Read anew each time: a key that was added counts at once. */
  keys: () => Promise<Keys>
  /** Undefined where nothing is counted. */
  reports: Store | undefined
  names: NameOf
}

/** What is counted in a day, or why it is not known. */
type Counted = { state: Overview['reports']; rates: Rates | undefined }

/** @returns the overview; asked again it reads little but what is new */
export function overviewOf(world: World): (span: Span, now?: Date) => Promise<Overview> {
  const { store, keys, reports } = world
  const rates = reports && followRates(reports)
  const count = async (now: Date): Promise<Counted> => {
    if (!rates) return { state: 'off', rates: undefined }
    const counted = await rates(spanStart(24, now)).catch(() => undefined)
    return { state: counted ? 'on' : 'away', rates: counted }
  }
  const [decided, gone, back] = [decisionsOf(world), goneIn(world), rollbacksIn(world)]
  return async (span, now = new Date()) => {
    const held = await keys()
    const [found, counted] = [await status(store, held.accepted, await beginning(held)), await count(now)]
    const fare = (unit: string, release: string) =>
      counted.rates ? fareOf(counted.rates, unit, release, span, now) : null
    const { serial, platform } = found
    const known = { decided, gone, fare, back: await back(serial) }
    const units = await Promise.all(found.units.map(unit => unitOf(world, known, unit, found)))
    const proposals = (await waitingProposals(store, held, now)).map(waitingOf)
    const loss = (await lossSince(store, held)) ?? null
    const strangers = await strangersIn(store, held, serial)
    return { serial, platform, units, proposals, reports: counted.state, loss, strangers }
  }
}

/** Only what is wrong: of keys that were given up the check tells. */
async function strangersIn(store: Store, keys: Keys, serial: number): Promise<Finding[]> {
  const live = await readPast(store, serial, keys)
  return live ? (await shellFindings(store, keys, live, [])).findings : []
}

const waitingOf = ({ id, keys, settings, takenBack, shellKeys, proposal }: Listed): Waiting => {
  const { at, who, why, action, what } = proposal
  return {
    ...{ id, at, who, why, action },
    ...{ keys: [...keys], settings: [...settings], takenBack: [...takenBack], shellKeys: [...shellKeys] },
    keyChange: what.kind === 'keys' ? { add: what.add.map(idOf), drop: what.drop.map(idOf) } : null,
  }
}

const idOf = ({ keyId }: { keyId: string }): string => keyId

type FareOf = (unit: string, release: string) => ReturnType<typeof fareOf> | null
type DecidedBy = (serial: number) => Promise<Decided>

/** Decisions never change: each is read once. */
function decisionsOf({ store, keys }: World): DecidedBy {
  const read = memo(async serial => {
    const found = await readPast(store, Number(serial), await keys())
    return found && { at: found.at, who: found.who }
  })
  return async serial => ({ serial, at: null, who: null, ...(await read(`${serial}`)) })
}

/** Decision that took a release back. @param serial of the newest one: it is looked for anew after each alone */
type GoneBy = (unit: string, release: string, serial: number) => Promise<Brought['takenBack']>

function goneIn({ store, keys }: World): GoneBy {
  const find = memo(async name => {
    const [unit = '', release = ''] = name.split(' ')
    const found = await takenBackBy(store, await keys(), unit, release)
    return { by: found ? { serial: found.serial, who: found.who, why: found.why } : null }
  })
  return async (unit, release, serial) => (await find(`${unit} ${release} ${serial}`))?.by ?? null
}

/** So many decisions back it is told that a rollback brought what is live. */
const backAsFar = 50

/** By unit the rollback that brought its live release. @param serial of the newest decision: read anew after each alone */
function rollbacksIn({ store, keys }: World): (serial: number) => Promise<ReadonlyMap<string, Rollback>> {
  const find = memo(async () => rolledBack(await history(store, await keys(), undefined, backAsFar)))
  return async serial => (await find(`${serial}`)) ?? new Map()
}

type Known = { decided: DecidedBy; gone: GoneBy; fare: FareOf; back: ReadonlyMap<string, Rollback> }

async function unitOf(
  world: World,
  { decided, gone, fare, back }: Known,
  { unit, release, version, since, previous, canary, waiting }: UnitStatus,
  { serial }: Status,
): Promise<Unit> {
  const name = (id: string | null) => (id === null ? null : world.names(unit, id))
  const rollback = back.get(unit)
  return {
    unit,
    live: release
      ? { ...(await name(release)), release, version, since: await decided(since ?? 0), fare: fare(unit, release) }
      : null,
    canary: canary && {
      ...{ ...(await name(canary.release)), ...canary },
      ...{ since: await decided(canary.since), fare: fare(unit, canary.release) },
    },
    previous: await name(previous),
    waiting: waiting ? { ...(await world.names(unit, waiting)), takenBack: await gone(unit, waiting, serial) } : null,
    back: await name(release ? await releaseBefore(world, unit, serial) : null),
    rolledBack: rollback ? { serial: rollback.serial, at: rollback.at, who: rollback.who } : null,
  }
}

/** What "one release back" means to the command. */
async function releaseBefore({ store, keys }: World, unit: string, serial: number): Promise<string | null> {
  const held = await keys()
  const live = await readPast(store, serial, held)
  return (live && (await entryBefore(store, held, unit, live))?.release) ?? null
}
