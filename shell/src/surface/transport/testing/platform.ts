import type { Platform } from '@shared/contract'

/** A config that points at the wire. */
export const platformOf = (apiBase: string, rest: Partial<Platform> = {}): Platform => ({
  name: 'tarn',
  environment: 'test',
  apiBase,
  fileBase: `${apiBase}/api/sys/common/static/`,
  transportPublicKey: '',
  features: [],
  market: { focusMs: 1000, listMs: 3000, staleMs: 5000, source: 'process' },
  outlink: [],
  customerService: { url: '' },
  ...rest,
})
