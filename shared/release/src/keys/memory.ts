/**
 * What an operator last saw of each store, in the folder of keys (`seen.json`). A store that no longer holds that decision has
 * lost or changed some: signatures alone cannot tell that the newest ones are gone.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Policy, policy } from '@shared/contract/approval'
import { readJson } from '@shared/contract/exact-json'
import { printableLines } from '@shared/contract/printable'
import { createDurableSync, hasCode, removeDurableSync, replaceDurableSync } from '@shared/disk'
import * as v from 'valibot'
import { ReleaseError } from '../errors.ts'
import { wholeAddress } from '../store/store.ts'
import { alone } from './key-lists.ts'

const seen = v.object({
  ...{ serial: v.number(), hash: v.string() },
  /** Of its set: no other log, and no older policy, takes its place. */
  ...{ log: v.optional(v.string()), policy: v.optional(policy) },
})
/** A decision by its serial and the hash of its file. */
export type Seen = v.InferOutput<typeof seen>

/** The least that can be believed: of this log, and no older policy (docs/release.md#nobody-ships-alone). */
export type Floor = { log: string; policy: Policy | undefined }

/** What nothing older may take the place of; undefined where too little is known. */
export const floorOf = (one: Seen | undefined): Floor | undefined =>
  one?.log === undefined ? undefined : { log: one.log, policy: one.policy }

export type Memory = {
  recall(): Promise<Seen | undefined>
  keep(newest: Seen): Promise<void>
  /** The file, for those who must mend it. */
  file: string
}

const seenFile = v.record(v.string(), seen)

const name = 'seen.json'

/** Of each store what was seen; nothing where the file is cut off. @throws ReleaseError where it is JSON of another form */
function allIn(file: string): Record<string, Seen> {
  const text = textOf(file)
  const json = readJson(text)
  if (json === undefined) return nothingAfter(file, text)
  const read = v.safeParse(seenFile, json)
  if (read.success) return read.output
  throw new ReleaseError(`${file} has another form. Delete it: what was seen of the stores is learned anew.`)
}

/** A file that a power cut or a full disk cut off stops nobody: only what it said is lost, and that is told. */
function nothingAfter(file: string, text: string): Record<string, Seen> {
  const lost = `which decision was the newest is not known on this machine, so an older live set would be believed`
  const advice = `Compare the serial of "pnpm release status" with that of /healthz at a gateway.`
  console.error(printableLines(`${file} is cut off${setAside(file, text)}: ${lost}. ${advice}`))
  return {}
}

/** A reader that may not write there, e.g. a gateway, leaves it. @returns where it is now, in words */
function setAside(file: string, text: string): string {
  const aside = `${file}.damaged-${Date.now()}`
  try {
    createDurableSync(aside, text, 0o644)
    removeDurableSync(file)
    return ` and is now ${aside}`
  } catch {
    return ''
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error: unknown) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return '{}'
    throw error // what was seen must not be taken for nothing
  }
}

/** Whether that decision, or a later one of its log, was seen already. */
const isKnown = (seen: Seen | undefined, { log, serial, hash }: Seen): boolean =>
  seen?.log === log && (seen?.hash === hash || (log !== undefined && (seen?.serial ?? 0) > serial))

/** @param store its address, e.g. "file:/srv/releases" */
export function memoryIn(folder: string, store: string): Memory {
  const file = join(folder, name)
  return {
    file,
    recall: async () => allIn(file)[store],
    async keep(newest) {
      if (isKnown(allIn(file)[store], newest)) return
      alone(folder, () => {
        const known = allIn(file) // another command may have seen more since, of this store or of another
        if (isKnown(known[store], newest)) return
        replaceDurableSync(file, `${JSON.stringify({ ...known, [store]: newest }, null, 1)}\n`, 0o644)
      })
    },
  }
}

/**
 * For who only reads it, and may know the store by another address than whoever decides: then the one store that asked for
 * several keys is meant.
 * @param store its address @returns what the folder tells of this store
 */
export async function seenOf(folder: string, store: string): Promise<Floor | undefined> {
  const all = allIn(join(folder, name))
  const guarded = Object.values(all).filter(one => one.policy)
  return floorOf(all[wholeAddress(store)] ?? (guarded.length === 1 ? guarded[0] : undefined))
}
