/**
 * The simulated account: a visitor's has a token of its own on this device, which goes out in place of the session's; it is
 * opened with the first order, and becomes that of whoever signs in (docs/rules/trade.md#demo-account).
 */
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Call, InputOf, OutputOf } from '@shared/contract'
import { openDemoCall } from '@shared/contract/calls/trade/demo'
import { DEMO_FUNDS } from '@shared/contract/limits'
import * as v from 'valibot'
import { device } from '../../browser/storage.ts'
import { storedToken } from '../../browser/stored-token.ts'
import { isTransportError, TransportError } from './errors.ts'
import type { CallOptions } from './open-call.ts'
import { port } from './port.ts'
import type { Reply } from './reply.ts'

type Ask = <C extends Call>(c: C, input: InputOf<C>, o?: CallOptions) => Promise<Reply<OutputOf<C>>>

const KEY = 'demo.token'
/** A longer one is not ours, and could not be claimed. */
const LONGEST = 200
const demoToken = (): string => {
  const kept = storedToken(KEY)
  return kept.length > LONGEST ? '' : kept
}
const isOpening = ({ path }: Call): boolean => path === openDemoCall.path

/** Asks in the simulated account of whoever is here. */
export async function askInDemo<C extends Call>(
  c: C,
  input: InputOf<C>,
  o: CallOptions,
  ask: Ask,
): Promise<Reply<OutputOf<C>>> {
  if (port().token()) {
    if (!isOpening(c)) await ownOpened(ask)
    return ask(c, input, o)
  }
  if (!demoToken() && !isOpening(c)) {
    if (c.method === 'GET') return { state: 'ok', value: untouched(c) as OutputOf<C> }
    await open(ask, {})
  }
  const used = demoToken()
  const reply = await ask(c, input, used ? { ...o, token: used } : o)
  if (reply.state === 'expired' && used) {
    forget(used)
    return askInDemo(c, input, o, ask)
  }
  if (reply.state === 'ok' && isOpening(c)) keep(reply.value)
  return reply
}

function forget(used: string): void {
  if (demoToken() !== used) return
  device.remove(KEY)
  port().notify(i18n._(msg`Your earlier demo session has expired`))
}

function keep(opened: unknown): void {
  const { demoToken: token } = Object(opened) as { demoToken?: string | null }
  if (token) device.set(KEY, token)
}

/** Whatever fails here: the order was not sent. */
async function open(ask: Ask, input: InputOf<typeof openDemoCall>): Promise<void> {
  try {
    const reply = await ask(openDemoCall, input, { notice: 'screen' })
    if (reply.state === 'ok') keep(reply.value)
  } catch (error) {
    if (!isTransportError(error)) throw error
    throw new TransportError({ kind: error.kind, message: error.message }, { cause: error })
  }
}

let opened: { by: string; done: Promise<void> } | null = null

/** A person's own: once for each who signs in, with what they did here before. */
function ownOpened(ask: Ask): Promise<void> {
  const by = port().token()
  if (opened?.by === by) return opened.done
  const done = openOwn(ask)
  opened = { by, done }
  done.catch(() => {
    if (opened?.by === by) opened = null
  })
  return done
}

async function openOwn(ask: Ask): Promise<void> {
  const claimToken = demoToken()
  await open(ask, claimToken ? { claimToken } : {})
  if (claimToken) device.remove(KEY)
}

/** What a visitor did becomes theirs as they sign in. */
export async function claimDemo(ask: Ask): Promise<void> {
  if (demoToken() && port().token()) await ownOpened(ask)
}

/** What stands in an account in which nobody did anything yet. */
const untouched = ({ output }: Call): unknown =>
  [
    { records: [], total: 0, size: 20, current: 1, pages: 0 },
    { equity: DEMO_FUNDS, available: DEMO_FUNDS, usedMargin: '0', frozen: '0', ...nothing, running: 0, pending: 0 },
    { win: 0, tie: 0, loss: 0, ...noAssets },
  ].find(value => v.is(output, value))

const nothing = { unrealizedProfit: '0', realizedToday: '0' }
const noAssets = {
  totalAssets: '0',
  balance: '0',
  positionAssets: '0',
  competitionFrozenAssets: '0',
  virtualAssets: DEMO_FUNDS,
  dailyProfit: '0',
  totalProfit: '0',
}
