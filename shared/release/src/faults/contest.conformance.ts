/** Two operators at once: whatever store they share, one wins, and the other is told by whom. */
import { expect, test } from '@jest/globals'
import { rounds } from '../../../testing/src/soak.ts'
import { standing } from '../decisions/decision.ts'
import { type PromoteInput, promote } from '../operations/promote.ts'
import { openStore, type Store } from '../store/store.ts'
import { type Installation, startInstallation } from '../testing/faults/installation.ts'
import { platform } from '../testing/made-release.ts'

export const contests = rounds(200)

/** @param place gives where an installation and its store are, and must be empty */
export function contestConformance(kind: string, place: () => { folder: string; address?: string }): void {
  test(`of two promotes at once on ${kind}, ${contests} times over, one wins and the other is told by whom`, async () => {
    const { folder, address: elsewhere } = place()
    const installation = await startInstallation(folder, elsewhere)
    const { address } = installation
    const wallet = [await installation.publishNew('wallet'), await installation.publishNew('wallet')]
    const trade = [await installation.publishNew('trade'), await installation.publishNew('trade')]
    const operators = { ann: openStore(address), bob: openStore(address) } // as two processes would
    const won = { ann: 0, bob: 0 }
    for (let round = 0; round < contests; round++) {
      const [ann, bob] = [await other(installation, 'trade', trade), await other(installation, 'wallet', wallet)]
      won[await contest(installation, operators, ann, bob)]++
    }
    expect(won.ann + won.bob).toBe(contests)
  })
}

/** One of two releases that is not live, so that promoting it is a decision. */
async function other({ store, keys }: Installation, unit: string, releases: readonly string[]): Promise<string> {
  const { live } = await standing(store, keys.accepted)
  return releases.find(release => release !== live?.config.units[unit]?.release) ?? ''
}

async function contest(
  { store, keys }: Installation,
  operators: Record<'ann' | 'bob', Store>,
  trade: string,
  wallet: string,
): Promise<'ann' | 'bob'> {
  const both = meeting(2)
  const promoting = (who: 'ann' | 'bob', unit: string, release: string) => {
    const input: PromoteInput = { targets: [{ unit, release }], platform, who, why: 'mine', retry: false }
    return promote(both.store(operators[who]), keys, input).finally(both.arrived)
  }
  const [ann, bob] = await Promise.allSettled([promoting('ann', 'trade', trade), promoting('bob', 'wallet', wallet)])
  const [winner, won, lost] = ann.status === 'fulfilled' ? (['ann', ann, bob] as const) : (['bob', bob, ann] as const)
  if (won.status === 'rejected') throw won.reason
  const { decision } = won.value
  expect(lost).toMatchObject({ status: 'rejected', reason: { failure: 'overtaken' } })
  expect(String(lost.status === 'rejected' && lost.reason.message)).toContain(`was made by ${winner} at ${decision.at}`)
  const { live } = await standing(store, keys.accepted)
  expect([live?.serial, live?.who]).toEqual([decision.serial, winner])
  return winner
}

/** Nobody writes before all stand ready to, or have ended. */
function meeting(expected: number) {
  let here = 0
  const { promise: all, resolve } = Promise.withResolvers<void>()
  const arrived = () => void (++here >= expected && resolve())
  const createIfAbsent =
    (store: Store): Store['createIfAbsent'] =>
    async (key, bytes) => {
      arrived()
      await all
      return store.createIfAbsent(key, bytes)
    }
  return { arrived, store: (store: Store): Store => ({ ...store, createIfAbsent: createIfAbsent(store) }) }
}
