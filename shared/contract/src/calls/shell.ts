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
   * Three are no faults: "opened", this page ran the release for the first time, which is what faults are counted against;
   * "behind", it runs a shell that is live no more; "speed", how long something took. "refused": it was given a live set
   * that its shell cannot believe.
   */
  kind: v.picklist(['render', 'load', 'integrity', 'promise', 'opened', 'behind', 'refused', 'speed']),
  /** Of "speed", whose message names what took it: one of `speedKinds`. Milliseconds. */
  ms: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))),
  message: v.pipe(v.string(), v.maxLength(500)),
  stack: v.pipe(v.string(), v.maxLength(2000)),
})
export type ClientReport = v.InferOutput<typeof clientReport>

/** Whether something went wrong; the other reports tell what a page runs and how fast, no more. */
export const isFault = ({ kind }: ClientReport): boolean => !['opened', 'behind', 'speed'].includes(kind)

/** Until a screen stands, until its largest picture does, until it answers a touch (web-vitals). */
export const speedKinds = ['open', 'LCP', 'INP'] as const
export type SpeedKind = (typeof speedKinds)[number]

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
