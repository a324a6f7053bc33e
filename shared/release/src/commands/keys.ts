import type { AcceptedKey } from '@shared/contract/signed'
import { decideSame, standingFor } from '../decisions/decide.ts'
import { graceDays } from '../decisions/standing-shells.ts'
import { ReleaseError } from '../errors.ts'
import { gateOptions } from '../gate/flags.ts'
import { acceptedKeys, addKey, heldKeys, initKeys } from '../keys/key-folder.ts'
import { fingerprint } from '../keys/shell-keys.ts'
import { proposePolicy } from '../operations/approve.ts'
import { decisions } from '../store/layout.ts'
import { newestSerial } from '../store/log.ts'
import { onlyKey } from '../verify/key-needs.ts'
import { waits } from './approve.ts'
import {
  type Command,
  type Desk,
  decider,
  numberOf,
  type Outcome,
  type Values,
  whoAndWhy,
  whoAndWhyHelp,
} from './command.ts'
import { drop } from './drop.ts'

const usage = 'keys init|rotate|list|sign|policy [--promote N]|drop <id> [--stolen|--lost] [--yes] [--force --why TEXT]'

type Act = (desk: Desk, id: string | undefined, values: Values) => Promise<Outcome>

const acts = new Map<string, Act>([
  ['init', init],
  ['rotate', desk => rotate(desk.keysFolder())],
  ['list', desk => list(desk.keysFolder())],
  ['sign', (desk, _, values) => sign(desk, values)],
  ['policy', (desk, _, values) => policy(desk, values)],
  ['drop', drop],
])

export const keysCommand: Command = {
  usage,
  help: `The keys that sign releases and decisions. Their folder is RELEASE_KEYS; each build of the shell takes the accepted ones in.

  init        makes the first one where there is none
  rotate      adds one: shells built from now on accept it too. Every decision carries the signatures of all keys at hand
  list        says which are accepted, which private ones are at hand, and the fingerprint of each, for who approves a shell
              with it
  sign        decides the live set once more, with those signatures
  policy      says how many keys a promote needs; with --promote N proposes that it be so many from now on
  drop <id>   accepts this one no more; what it signed before stays history. Refused while pages may run a shell that accepts
              it alone: one that was live within ${graceDays} days, or that a page reported within one (REPORTS_STORE)

  --promote N  a promote is a proposal then, which so many keys in all must sign (pnpm release approve); rolling back to what
               went live so needs one. A change needs as many as were ever asked for; the same number has all that is live
               approved anew, as before a key that did is dropped
  --stolen     what it signed counts for nothing any more. Says what is live, and what can be gone back to and would be
               signed anew by the keys that stay; with --yes does it. Also of a key that was dropped before
  --before AT  with --stolen: what that key alone decided since counts for nothing. A time, or the number of a decision
  --lost       where no key that pages accept is left, or too few for a promote: says which shell would go live, signed by
               the keys at hand, and with --yes does it. Open pages say "This page is out of date" until they are reloaded
  --shell ID   with --lost: that shell; without it the one published last
  --seen N     with --yes: the decision that the plan was told for. Where another came since, nothing is done
  --force      drops it all the same: those pages say "Reload" and follow no release until then; needs --why. With --lost it
               leads past the gate
  --no-trial   with --lost: the shell goes live without being opened in a browser first
${whoAndWhyHelp}`,
  options: {
    ...{ ...whoAndWhy, ...gateOptions, promote: { type: 'string' }, yes: { type: 'boolean' } },
    ...{
      stolen: { type: 'boolean' },
      before: { type: 'string' },
      lost: { type: 'boolean' },
      seen: { type: 'string' },
      shell: { type: 'string' },
    },
  },
  async run(desk, [name = '', id, ...more], values) {
    const act = acts.get(name)
    if (act && more.length === 0 && (id !== undefined) === (name === 'drop')) return act(desk, id, values)
    throw new ReleaseError(`Say what to do with the keys: pnpm release ${usage}`, 'usage')
  },
}

async function init(desk: Desk): Promise<Outcome> {
  const folder = desk.keysFolder()
  if ((await acceptedKeys(folder)).length === 0 && (await newestSerial(desk.store(), decisions)) > 0)
    throw new ReleaseError(otherKeys(folder))
  const made = await initKeys(folder)
  const accepted = await acceptedKeys(folder)
  const text = made
    ? `${accepted[0]?.keyId} was made in ${folder}. Keep a copy of this folder, in private.`
    : 'There are keys already.'
  return { text: [text, ...onlyKeyLines(accepted)].join('\n'), json: { made, folder } }
}

/** Another first key would be called k1 too, and no phone would believe it. */
const otherKeys = (folder: string): string =>
  `The store holds decisions, and ${folder} holds no key: they were signed by keys that are elsewhere. Nothing was made. Restore accepted.json there: each gateway has it (/etc/tarn/keys), and release.json of the live shell names the same keys. For an installation of its own, name an empty store: RELEASE_STORE.`

const onlyKeyLines = (accepted: readonly AcceptedKey[]): string[] =>
  onlyKey(accepted).flatMap(({ what, mend }) => [what, mend])

async function rotate(folder: string): Promise<Outcome> {
  const keyId = await addKey(folder)
  const added = (await acceptedKeys(folder)).find(one => one.keyId === keyId)
  const print = added ? fingerprint(added.publicKey) : ''
  const text = `${keyId} (${print}) was added. Build, publish and promote a shell: it accepts both. Decisions are signed with both until the older one is dropped.`
  return { text, json: { keyId, fingerprint: print } }
}

async function list(folder: string): Promise<Outcome> {
  const accepted = await acceptedKeys(folder)
  const held = new Set((await heldKeys(folder, accepted)).map(({ keyId }) => keyId))
  const keys = accepted.map(({ keyId, publicKey }) => ({
    ...{ keyId, fingerprint: fingerprint(publicKey), publicKey },
    held: held.has(keyId),
  }))
  const rows = keys.map(
    ({ keyId, fingerprint: told, publicKey, held: here }) =>
      `  ${keyId.padEnd(5)} ${here ? 'at hand  ' : 'elsewhere'}  ${told}  ${publicKey}`,
  )
  const title = `Keys accepted by shells built now, from ${folder}:`
  return { text: [title, ...rows, ...onlyKeyLines(accepted)].join('\n'), json: { keys } }
}

async function sign(desk: Desk, values: Values): Promise<Outcome> {
  const [store, keys] = [desk.store(), await desk.keys()]
  const { live, ...base } = await standingFor(store, keys)
  if (!live) throw new ReleaseError('Nothing is live yet: there is nothing to sign.')
  const { serial } = await decideSame(store, keys, { ...base, live }, 'keys sign', decider(values))
  const ids = keys.held.map(({ keyId }) => keyId)
  return { text: `Decision ${serial}: the same set, signed with ${ids.join(', ')}.`, json: { serial, keys: ids } }
}

async function policy(desk: Desk, values: Values): Promise<Outcome> {
  const [store, keys] = [desk.store(), await desk.keys()]
  if (values.promote === undefined) {
    const { live } = await standingFor(store, keys)
    const found = live?.config.policy ?? { promote: 1 }
    return { text: `A promote needs ${keysInWords(found.promote)}.`, json: { policy: found } }
  }
  const wanted = numberOf(values, 'promote', 1)
  const id = await proposePolicy(store, keys, wanted, decider(values))
  return { text: `Proposal ${id}: a promote needs ${keysInWords(wanted)}. ${waits(id)}`, json: { proposal: id } }
}

const keysInWords = (count: number): string => (count === 1 ? 'one key' : `${count} keys`)
