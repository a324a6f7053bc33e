/** Calls by the names that the contract's code gives them: "transferContract". */

import type { Row } from '@shared/contract'
import * as contract from '@shared/contract'

const named = new Map<unknown, string>(
  Object.entries(contract).flatMap(([name, value]) => (name.endsWith('Call') ? [[value, name.slice(0, -4)]] : [])),
)

/** @throws where the contract's door does not give the call out */
export function operationOf(row: Row): string {
  const name = named.get(row)
  if (name) return name
  throw new Error(`${row.method} ${row.path} has no name: give it out at shared/contract/src/index.ts`)
}

/** What a backend answers; the rest is the gateway's own. */
export const isOfBackend = ({ owner, path }: Row): boolean => owner !== 'shell' || path.startsWith('/api/user/')
