/** What a development server says of a unit that it serves from source. */
import type { Config, UnitConfig } from '@shared/contract/config'
import { routeTo } from '@shared/release/testing'

const none = `sha384-${'A'.repeat(64)}`
const unhashed = { manifest: none, integrity: none, files: {}, serial: 0, preload: {} }

/** Of the remotes. */
export const origin = 'http://127.0.0.1:40001'
export const served = (...paths: string[]): UnitConfig => ({
  ...unhashed,
  release: '0123456789ab',
  entry: `${origin}/r/trade/0123456789ab/remoteEntry.js`,
  version: '1.0.0',
  needs: { shell: '^1.0.0' },
  routes: paths.map(path => routeTo(path)),
})

export const shellOrigin = 'http://127.0.0.1:40002'
export const servedShell: Config['shell'] = {
  ...unhashed,
  release: 'ba9876543210',
  entry: `${shellOrigin}/r/shell/ba9876543210/main.js`,
  version: '9.9.9',
  trusts: ['k1'],
}
