/** The keys whose signatures a shell accepts: the public list of the installation's folder of keys, built into its code. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type AcceptedKey, acceptedKey } from '@shared/contract/signed'
import * as v from 'valibot'
import { workspaceRoot } from './workspace.ts'

const file = () => path.resolve(workspaceRoot, process.env.RELEASE_KEYS ?? '.data/keys', 'accepted.json')

const list = v.pipe(v.string(), v.parseJson(), v.array(acceptedKey), v.minLength(1))

/** @throws Error where there are none: such a shell could believe nothing */
export function trustedKeys(): AcceptedKey[] {
  try {
    return v.parse(list, readFileSync(file(), 'utf8'))
  } catch (cause) {
    throw new Error(`The shell has no keys to trust: ${file()} is no list of keys. Make them: pnpm release keys init`, {
      cause,
    })
  }
}
