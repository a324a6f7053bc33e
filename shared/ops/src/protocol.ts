/** What the ops page and its server say to each other. */
import * as v from 'valibot'

const count = v.number()

/** A release by its id and, where its release.json can be read, its version. */
const named = v.object({ release: v.string(), version: v.nullable(v.string()) })
export type Named = v.InferOutput<typeof named>

/** The decision that brought a release, in short. */
const decided = v.object({ serial: v.number(), at: v.nullable(v.string()), who: v.nullable(v.string()) })
export type Decided = v.InferOutput<typeof decided>

/** The decision that brought a release back. */
const rollback = v.object({ serial: v.number(), at: v.string(), who: v.string() })
export type Rollback = v.InferOutput<typeof rollback>

const fault = v.object({ at: v.string(), kind: v.string(), route: v.string(), message: v.string(), times: count })

/** Where a release comes from, as its publisher signed it. */
const origin = v.object({
  source: v.nullable(
    v.object({
      ...{ commit: v.string(), subject: v.string(), author: v.string(), dirty: v.boolean() },
      branch: v.nullable(v.string()),
    }),
  ),
  by: v.string(),
})
export type Origin = v.InferOutput<typeof origin>

/** Null where its publisher said nothing. */
const known = { ...named.entries, origin: v.optional(v.nullable(origin)) }

/** The decision that took a release back. */
const takenBack = v.object({ serial: v.number(), who: v.string(), why: v.string() })

/** How a release fared in a span of time; `bars` divide the span evenly, the oldest first. */
const fare = v.object({
  pages: count,
  failed: count,
  /** Failed pages of all, 0 to 1. */
  rate: v.number(),
  bars: v.array(v.object({ pages: count, failed: count })),
  /** The newest, each message once. */
  faults: v.array(fault),
})
export type Fare = v.InferOutput<typeof fare>

const running = v.object({
  ...known,
  since: decided,
  /** Null where nothing is counted. */
  fare: v.nullable(fare),
})
export type Running = v.InferOutput<typeof running>

const unit = v.object({
  unit: v.string(),
  live: v.nullable(running),
  canary: v.nullable(v.object({ ...running.entries, percent: v.number() })),
  /** Where the live one cannot be loaded, phones take this. */
  previous: v.nullable(named),
  /** Published last, later than what is live or a canary: it waits, or was taken back. */
  waiting: v.nullable(v.object({ ...known, takenBack: v.nullable(takenBack) })),
  /** What a rollback of the live release brings back; null where it is the first. */
  back: v.nullable(named),
  /** The rollback that brought the live release; null where it was promoted, and where that was long ago. */
  rolledBack: v.nullable(rollback),
})
export type Unit = v.InferOutput<typeof unit>

const finding = v.object({ what: v.string(), mend: v.string() })
export type Finding = v.InferOutput<typeof finding>

const waiting = v.object({
  ...{ id: v.string(), at: v.string(), who: v.string(), why: v.string(), action: v.string() },
  /** Ids of those that have signed it. */
  keys: v.array(v.string()),
  /** What it would set otherwise than now, e.g. `apiBase: "https://api.example"`. */
  settings: v.array(v.string()),
  /** Releases that it would send out again, and who took them back. */
  takenBack: v.array(v.object({ unit: v.string(), release: v.string(), ...takenBack.entries })),
  /** Where it changes which keys phones believe: their ids. Who approves it asks for the fingerprints of those that it adds. */
  keyChange: v.nullable(v.object({ add: v.array(v.string()), drop: v.array(v.string()) })),
  /** What keys a shell would bring that are not accepted here, e.g. "shell@… accepts k2 (…), which is none of yours". */
  shellKeys: v.array(v.string()),
})
/** A proposal that further keys may sign. */
export type Waiting = v.InferOutput<typeof waiting>

export const overview = v.object({
  /** Of the newest decision; 0: nothing was ever promoted. */
  serial: v.number(),
  platform: v.nullable(v.object({ name: v.string(), environment: v.string() })),
  units: v.array(unit),
  proposals: v.array(waiting),
  /** "off": the process knows no REPORTS_STORE; "away": it cannot be read. */
  reports: v.picklist(['on', 'off', 'away']),
  /** What an operator saw and the store no longer holds. */
  loss: v.nullable(finding),
  /** Keys that the live shell accepts and the installation does not know. */
  strangers: v.array(finding),
})
export type Overview = v.InferOutput<typeof overview>

const change = v.variant('of', [
  v.object({ of: v.literal('live'), unit: v.string(), from: v.nullable(named), to: v.nullable(named) }),
  v.object({
    of: v.literal('canary'),
    unit: v.string(),
    from: v.nullable(v.object({ ...named.entries, percent: v.number() })),
    to: v.nullable(v.object({ ...named.entries, percent: v.number() })),
  }),
  v.object({ of: v.literal('settings') }),
])
export type Change = v.InferOutput<typeof change>

const stands = v.object({
  unit: v.string(),
  ...named.entries,
  canary: v.nullable(v.object({ ...named.entries, percent: v.number() })),
  /** Its live release was taken back since. */
  takenBack: v.optional(v.nullable(takenBack)),
})
/** A unit as one decision has it. */
export type Stands = v.InferOutput<typeof stands>

const brought = v.object({
  ...{ unit: v.string(), release: v.string() },
  origin: v.nullable(origin),
  /** Of all its time; null where no page was counted. */
  evidence: v.nullable(v.object({ pages: count, failed: count, rate: v.number(), first: v.nullable(fault) })),
  takenBack: v.nullable(takenBack),
})
/** A release that a decision brought, and what is known of it by now. */
export type Brought = v.InferOutput<typeof brought>

export const decision = v.object({
  serial: v.number(),
  /** Null where what stands there cannot be believed. */
  said: v.nullable(
    v.object({
      ...{ at: v.string(), who: v.string(), why: v.string(), action: v.string() },
      changes: v.array(change),
      set: v.array(stands),
      brought: v.array(brought),
    }),
  ),
})
export type Decision = v.InferOutput<typeof decision>
export const decisions = v.array(decision)

export const verdict = v.object({
  problems: v.array(finding),
  remarks: v.array(finding),
  decisions: count,
  releases: count,
  files: count,
})

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500))
const unitName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/))
const releaseId = v.pipe(v.string(), v.regex(/^[a-f0-9]{12}$/))
/** They stand in the log. */
const common = { who: text, why: text }
/** The decision that the operator saw: nothing is done where another came since. */
const seen = { ...common, looked: v.number() }
/** The release that is to go, as the button showed it. */
const going = { unit: unitName, from: releaseId }

export const act = v.variant('act', [
  v.object({ act: v.literal('approve'), who: text, id: releaseId, keys: v.optional(v.array(text)) }),
  v.object({ act: v.literal('rollback'), ...seen, ...going, to: releaseId, forced: v.boolean() }),
  /** Whatever else was decided since: the canary goes, also where all phones have it by now. */
  v.object({ act: v.literal('end-canary'), ...common, ...going }),
  v.object({ act: v.literal('rollback-all'), ...seen, to: v.number(), again: v.optional(v.boolean()) }),
  v.object({
    act: v.literal('promote'),
    ...seen,
    unit: unitName,
    release: releaseId,
    /** Missing: for all phones. */
    percent: v.optional(v.pipe(v.number(), v.minValue(0.01), v.maxValue(99.99))),
    /** Past the gate. */
    force: v.boolean(),
    /** Although it was taken back. */
    again: v.optional(v.boolean()),
  }),
])
export type Act = v.InferOutput<typeof act>

export const done = v.object({
  /** It waits for further keys, as a proposal of this id; nothing was decided. */
  proposal: v.optional(v.string()),
  ...{ serial: v.number(), changed: v.boolean(), action: v.string() },
  /** Of a canary that ended: who had given it to all phones meanwhile. */
  promoted: v.optional(v.object({ serial: v.number(), who: v.string() })),
})
export type Done = v.InferOutput<typeof done>

/** `overtaken`: another decision came first · `key`: the operator key is missing or wrong */
export const refusal = v.object({
  failure: v.picklist(['refused', 'usage', 'overtaken', 'key', 'failed']),
  message: v.string(),
  /** The gate refused, and a person may insist. */
  passable: v.optional(v.boolean()),
  /** It was taken back before, and a person may send it out again. */
  takenBack: v.optional(v.boolean()),
})
export type Refusal = v.InferOutput<typeof refusal>

/** Spans that the pictures may show, in hours. */
export const spans = [1, 6, 24] as const
export type Span = (typeof spans)[number]
