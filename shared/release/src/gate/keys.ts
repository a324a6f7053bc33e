/**
 * A shell accepts keys of this installation alone: it tells them, and its scripts hold these and no others. Who means to hide a
 * key in a script can: only `rebuild` proves what a release is made of. But none comes in by mistake, or called as one of ours.
 */
import type { ReleaseManifest } from '@shared/contract/release'
import { fingerprint, inWords, keysOfShell, namedKeys } from '../keys/shell-keys.ts'
import { isPoint } from '../keys/signature.ts'
import type { Failed } from './refusal.ts'
import type { Candidate, Situation } from './situation.ts'

export const shellKeys = ({ coming, keys }: Situation): Failed[] =>
  coming
    .filter(({ manifest }) => manifest.unit === 'shell')
    .flatMap(one => [...notOurs(one, keys), ...unlistedKeys(one)])

function notOurs({ manifest }: Candidate, lists: Situation['keys']): Failed[] {
  const name = nameOf(manifest)
  return keysOfShell(manifest, lists).flatMap(key => {
    if (key.is === 'accepted') return []
    const what = `${name} accepts ${inWords(key)}`
    return [
      key.is === 'retired' ? { what, mend: build } : { what, mend: key.is === 'foreign' ? ask : build, firm: true },
    ]
  })
}

const nameOf = ({ unit, release }: ReleaseManifest): string => `${unit}@${release}`

const build = 'Build and publish the shell again where accepted.json is: it accepts just those keys.'
const ask =
  "If it is a colleague's key, ask them for its fingerprint (pnpm release keys list) and copy their accepted.json. Else find out who published this."

/** What it says is what its scripts hold. */
function unlistedKeys({ manifest, files }: Candidate): Failed[] {
  const { trusts = [], keys = [] } = manifest
  const publicKeys = keys.map(({ publicKey }) => publicKey)
  const held = pointsIn(files)
  const unlisted = keys
    .filter(({ keyId }) => !trusts.includes(keyId))
    .map(({ keyId }) => `has ${keyId} among its keys and not among those that it trusts`)
  const hidden = held
    .filter(point => !publicKeys.includes(point))
    .map(point => `holds the key ${fingerprint(point)} in its scripts and does not say so`)
  const missing = namedKeys(manifest)
    .filter(({ publicKey }) => publicKey && !held.includes(publicKey))
    .map(({ keyId }) => `says that it accepts ${keyId}, and no script of it holds that key`)
  return [...unlisted, ...hidden, ...missing].map(what => ({
    what: `${nameOf(manifest)} ${what}`,
    mend: build,
    firm: true,
  }))
}

/** Every public key in a script, however its base64 is written, once. A text that is none is no point of the curve. */
function pointsIn(files: Candidate['files']): string[] {
  const scripts = [...files].flatMap(([name, bytes]) =>
    name.endsWith('.js') ? [Buffer.from(bytes).toString('latin1')] : [],
  )
  const texts = scripts.flatMap(code => [...code.matchAll(/(?=(B[A-P][\w+/-]{85}))/g)].map(([, text = '']) => text))
  const points = texts.map(text => Buffer.from(text, 'base64').toString('base64'))
  return [...new Set(points)].filter(isPoint)
}
