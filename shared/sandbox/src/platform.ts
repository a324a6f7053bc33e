/** What this exchange says of itself in config.json: its key, its extensions, its market. */
import type { Feature, Platform } from '@shared/contract'
import type { Context } from './context.ts'
import { STALE_MS } from './market/port.ts'

/** @param features that it serves; the report of errors is the gateway's own */
export const platformOf = ({ keys, market }: Context, features: readonly Feature[]): Platform => ({
  name: 'tarn',
  environment: 'sandbox',
  apiBase: '',
  fileBase: '/api/sys/common/static/',
  transportPublicKey: keys.transportPublicKey,
  features: [...features, 'client-report'],
  market: { focusMs: 1000, listMs: 3000, staleMs: STALE_MS, source: market.source },
  outlink: [],
  customerService: { url: '' },
})
