/**
 * What a page tells its worker. A message of another protocol is ignored: a page and a worker of different releases get on
 * without each other until the page is loaded anew.
 *
 * Any code of the app's pages can send a message and write into the caches, so neither is believed. The page that is kept is
 * one that the gateway told the worker itself (kept-page.ts). It checks the files of releases by the signed live set that it
 * carries; the worker checks them by hash as they come and as they are used.
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
  /** Of the live set; the page that carries it is the one to keep. */
  signature: v.pipe(v.string(), v.minLength(1)),
  /** All that this phone runs of that set. */
  releases: v.array(keptRelease),
})
export type KeepMessage = v.InferOutput<typeof keepMessage>
