/** A live config for a page that holds one article. */
import type { Config } from '@shared/contract/config'

const release = {
  release: '0123456789ab',
  entry: '/page.js',
  integrity: `sha384-${'A'.repeat(64)}`,
  files: {},
  serial: 1,
  version: '1.0.0',
  preload: {},
  manifest: `sha384-${'A'.repeat(64)}`,
  trusts: [],
}

export const config: Config = {
  version: 1,
  log: 'article',
  serial: 1,
  issued: '2026-11-21 15:40:00',
  name: 'article',
  environment: 'test',
  apiBase: '',
  fileBase: '/api/sys/common/static/',
  transportPublicKey: 'none',
  features: [],
  market: { focusMs: 1000, listMs: 3000, staleMs: 5000, source: 'tape' },
  outlink: [],
  customerService: { url: '' },
  shell: release,
  units: {},
}
