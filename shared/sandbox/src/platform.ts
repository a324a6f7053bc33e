/** What this exchange says of itself in config.json: its key, its extensions, its market. */
import type { Feature, Platform } from '@shared/contract'
import type { Context } from '@shared/engine/context'
import { STALE_MS } from '@shared/engine/market/port'

/** Sites that a link may lead to without a question: the first lets itself be framed, explorers of chains forbid it. */
const OUTLINK: Platform['outlink'] = [
  { host: 'example.com', frame: true },
  { host: '*.tronscan.org', frame: false },
  { host: 'etherscan.io', frame: false },
]

/** @param features that it serves; the report of errors is the gateway's own */
export const platformOf = ({ keys, market }: Context, features: readonly Feature[]): Platform => ({
  name: 'tarn',
  environment: 'sandbox',
  apiBase: '',
  fileBase: '/api/sys/common/static/',
  transportPublicKey: keys.transportPublicKey,
  features: [...features, 'client-report'],
  market: { focusMs: 1000, listMs: 3000, staleMs: STALE_MS, source: market.source },
  outlink: OUTLINK,
  customerService: { url: '' },
})
