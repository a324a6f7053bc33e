/** An exchange that dies, taken to a moment at which something of an offering is due. */
import type { Mortal } from '../ledger/mortal.ts'

const REST =
  'SELECT at - (SELECT value FROM exchange_state WHERE key = ?) AS rest FROM due WHERE kind = ? AND subject = ?'

const ALIVE =
  "UPDATE exchange_state SET value = (SELECT value FROM exchange_state WHERE key = 'clock') WHERE key IN ('alive', 'served')"

/** As if it had lived until a second before something is due. It is stopped then. */
export async function awayUntil(running: Mortal, kind: string, ioeId: string): Promise<void> {
  await running.stop()
  const { rest } = running.onDisk(db => db.prepare(REST).get('clock', kind, ioeId)) ?? {}
  running.sleep(Number(rest) - 1000)
  running.onDisk(db => db.exec(ALIVE))
}
