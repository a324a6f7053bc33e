/** The two calls that the gateway answers itself. */
import * as v from 'valibot'
import { defineCall, type Row } from '../call.ts'
import { config } from '../config.ts'
import { int } from '../scalars.ts'

export const configCall = defineCall({
  method: 'GET',
  path: '/config.json',
  auth: 'none',
  owner: 'shell',
  answers: 'config',
  input: {},
  output: config,
})

export const clientReport = v.object({
  id: v.pipe(v.string(), v.maxLength(64)),
  unit: v.pipe(v.string(), v.maxLength(40)),
  release: v.pipe(v.string(), v.maxLength(40)),
  serial: int,
  /** Without the query. */
  route: v.pipe(v.string(), v.maxLength(100)),
  /**
   * Two are no faults: "opened", this page ran the release for the first time, which is what faults are counted against; and
   * "behind", it runs a shell that is live no more. "refused": it was given a live set that its shell cannot believe.
   */
  kind: v.picklist(['render', 'load', 'integrity', 'promise', 'opened', 'behind', 'refused']),
  message: v.pipe(v.string(), v.maxLength(500)),
  stack: v.pipe(v.string(), v.maxLength(2000)),
})
export type ClientReport = v.InferOutput<typeof clientReport>

/** Plain JSON array, at most five a minute. */
export const clientReportCall: Row = {
  method: 'POST',
  path: '/api/public/clientReport',
  auth: 'optional',
  owner: 'shell',
  feature: 'client-report',
  answers: '–',
  plain: true,
}

export const shellCalls: readonly Row[] = [configCall, clientReportCall]
