import { standing } from '../decision.ts'
import { ReleaseError } from '../errors.ts'
import { acceptedKeys, addKey, dropKey, heldKeys, initKeys } from '../keys/key-folder.ts'
import type { Command, Desk, Outcome } from './command.ts'

const usage = 'keys init|rotate|list|drop <id> [--stolen]'

type Act = (desk: Desk, id: string | undefined, stolen: boolean) => Promise<Outcome>

const acts = new Map<string, Act>([
  ['init', desk => init(desk.keysFolder())],
  ['rotate', desk => rotate(desk.keysFolder())],
  ['list', desk => list(desk.keysFolder())],
  ['drop', drop],
])

export const keysCommand: Command = {
  usage,
  help: `The keys that sign releases and decisions. Their folder is RELEASE_KEYS; each build of the shell takes the accepted ones in.

  init        makes the first one where there is none
  rotate      adds one: shells built from now on accept it too, and sign with it what only such shells read
  list        says which are accepted, and which private ones are at hand
  drop <id>   accepts this one no more, once nothing live needs it; what it signed before stays history,
              but with --stolen it counts for nothing any more`,
  options: { stolen: { type: 'boolean' } },
  async run(desk, [name = '', id, ...more], values) {
    const act = acts.get(name)
    if (act && more.length === 0 && (id !== undefined) === (name === 'drop'))
      return act(desk, id, values.stolen === true)
    throw new ReleaseError(`Say what to do with the keys: pnpm release ${usage}`, 'usage')
  },
}

async function init(folder: string): Promise<Outcome> {
  const made = await initKeys(folder)
  const [first] = await acceptedKeys(folder)
  const text = made
    ? `${first?.keyId} was made in ${folder}. Keep a copy of this folder, in private.`
    : 'There are keys already.'
  return { text, json: { made, folder } }
}

async function rotate(folder: string): Promise<Outcome> {
  const keyId = await addKey(folder)
  const text = `${keyId} was added. Build, publish and promote a shell: it accepts both, and decisions after it are signed with ${keyId}.`
  return { text, json: { keyId } }
}

async function list(folder: string): Promise<Outcome> {
  const accepted = await acceptedKeys(folder)
  const held = new Set((await heldKeys(folder, accepted)).map(({ keyId }) => keyId))
  const keys = accepted.map(({ keyId, publicKey }) => ({ keyId, publicKey, held: held.has(keyId) }))
  const rows = keys.map(key => `  ${key.keyId.padEnd(5)} ${key.held ? 'at hand' : 'elsewhere'}  ${key.publicKey}`)
  return { text: [`Keys accepted by shells built now, from ${folder}:`, ...rows].join('\n'), json: { keys } }
}

async function drop(desk: Desk, id = '', stolen: boolean): Promise<Outcome> {
  await refuseNeeded(desk, id)
  await dropKey(desk.keysFolder(), id, stolen)
  return { text: `${id} is accepted no more.`, json: { dropped: id } }
}

/** What is live must stay believed: by the gateway, and by new phones. */
async function refuseNeeded(desk: Desk, id: string): Promise<void> {
  const { accepted } = await desk.keys()
  const { live } = await standing(desk.store(), accepted)
  if (!live || (live.signature.keyId !== id && live.config.signature?.keyId !== id)) return
  throw new ReleaseError(
    `Decision ${live.serial}, which is live, is signed by ${id}. Promote a shell that accepts a newer key (pnpm release keys rotate, then publish and promote shell), decide once more, then drop ${id}.`,
  )
}
