/**
 * What a page tells its worker. A message of another protocol is ignored: a page and a worker of different releases get on
 * without each other until the page is loaded anew.
 *
 * The page has verified what it tells. The worker verifies no signature of its own: whatever can send it a message runs in
 * this origin and could write into its caches itself. What is kept is checked by hash as it comes and as it is used, and
 * the page that runs it checks it once more.
 */
import * as v from 'valibot'

export const PROTOCOL = 1

const keptRelease = v.object({
  /** E.g. "/r/trade/9ab27e0c11d2/". */
  folder: v.pipe(v.string(), v.startsWith('/r/'), v.endsWith('/')),
  /** Hash by file name. */
  files: v.record(v.string(), v.string()),
})
export type KeptRelease = v.InferOutput<typeof keptRelease>

export const keepMessage = v.object({
  protocol: v.literal(PROTOCOL),
  kind: v.literal('keep'),
  log: v.string(),
  serial: v.number(),
  /** Of the live set; the page that carries it is the one to keep. */
  signature: v.pipe(v.string(), v.minLength(1)),
  /** All that this phone runs of that set. */
  releases: v.array(keptRelease),
})
export type KeepMessage = v.InferOutput<typeof keepMessage>
