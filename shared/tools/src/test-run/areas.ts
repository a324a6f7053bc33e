/**
 * Long suites by area of the product. `npm test` runs them only where a file of the area, or a file that every area
 * depends on, has changed (covered.ts). The short suites of an area always run.
 */
import { globSync } from 'node:fs'
import { root } from '../run.ts'

/** Suites, and what the path of a changed file matches if they cover the file. */
export type Covered = { suites: readonly string[]; files: RegExp }

const journeys = (...names: readonly string[]): string[] =>
  names.map(name => `shared/testing/src/journeys/${name}.journey.ts`)

/** Suites of screens, e.g. "remote-trade" and "swap/swap". */
const screens = (remote: string, ...names: readonly string[]): string[] =>
  names.map(name => `${remote}/src/screens/${name}.test.tsx`)

const tests = (folder: string, ...names: readonly string[]): string[] => names.map(name => `${folder}/${name}.test.ts`)

/** The packages of the exchange. */
const EXCHANGE = 'shared/(engine|products|sandbox)'

/** Folders of the exchange that one area alone depends on; every area depends on all others. */
const ofAreas =
  'accounts|alerts|chat|competitions|content|demo|invest|loans|market|offerings|positions|push|swap|upload|wallet'

/** @returns what begins the paths of these folders of the exchange */
const folders = (...names: readonly string[]) => `${EXCHANGE}/src/(${names.join('|')})/`

/** Files that every area depends on: npm packages, packages that units share, the test tools, the ground of the exchange. */
const common = [
  String.raw`[^/]+\.(json|ts|yaml)$`,
  String.raw`.*package\.json$`,
  'shared/(contract|disk|door|federation|format|gateway|money|testing|tools|ui)/(?!suite-shares)',
  `${EXCHANGE}/src/(?!(${ofAreas})/)`,
].join('|')

/** @param places starts of paths, from the root @returns what the path of a changed file matches */
const of = (...places: readonly string[]): RegExp => new RegExp(`^(${[common, ...places].join('|')})`)

/** The parts of the sweep that look at what a remote shows (testing/src/journeys/everywhere.ts). */
const sweepOf = (unit: string): Covered => ({
  suites: globSync(`shared/testing/src/journeys/everywhere-${unit}-?.journey.ts`, { cwd: root }),
  files: of(`remote-${unit}/`, 'shell/', `${EXCHANGE}/`),
})

export const areas: readonly Covered[] = [
  ...['account', 'content', 'invest', 'trade', 'wallet'].map(sweepOf),
  {
    suites: [
      ...journeys('alerts', 'cfd', 'chart', 'competition', 'edit-lines', 'second', 'simulation'),
      ...tests('remote-trade/src/parts', 'preview.property'),
      ...screens('remote-trade', 'contract/cfd', 'contract/demo', 'contract/holding', 'contract/lost-answers'),
      ...screens(
        'remote-trade',
        'contract/opening',
        'contract/option',
        'contract/refused',
        'contract/second',
        'swap/swap',
      ),
    ],
    files: of('remote-trade/', 'shell/', folders('alerts', 'competitions', 'demo', 'market', 'positions', 'swap')),
  },
  {
    suites: [
      ...journeys('arbitrage', 'loan', 'mining', 'offering'),
      ...screens('remote-invest', 'arbitrage-orders/arbitrage-orders', 'loan/loan', 'offerings/proof'),
    ],
    files: of('remote-invest/', 'shell/', folders('invest', 'loans', 'offerings')),
  },
  {
    suites: [
      ...journeys('settlement', 'withdraw'),
      ...screens('remote-wallet', 'payment-result/withdrawal', 'recharge/recharge', 'settlement/settlement'),
      ...screens('remote-wallet', 'withdraw/refusals', 'withdraw/withdraw'),
    ],
    files: of('remote-wallet/', 'shell/', folders('wallet')),
  },
  {
    suites: [
      ...journeys('devices', 'identity', 'own-password', 'passkey'),
      ...screens('remote-account', 'login/by-address', 'login/register', 'profile/profile'),
    ],
    files: of('remote-account/', 'shell/', folders('accounts', 'upload')),
  },
  {
    suites: journeys('chat-pages', 'help', 'live-chat', 'share-article'),
    files: of('remote-content/', 'shell/', folders('chat', 'content')),
  },
  {
    suites: [
      ...journeys('push', 'sanitising', 'swap', 'worker-platform'),
      'shell/src/surface/rich-text/rich-text.journey.ts',
    ],
    files: of('shell/', 'shared/release/', folders('push')),
  },
  {
    suites: [
      ...journeys('new-unit', 'two-keys'),
      ...['shared/ops/src/ops.journey.ts', 'shared/release/src/gate/trial.journey.ts'],
      ...tests('shared/ops/src/server', 'start-ops'),
      ...tests('shared/release/src', 'gc', 'main', 'faults/damage', 'faults/full-disk', 'faults/kill', 'reports/speed'),
    ],
    files: of('shared/(ops|release)/', 'shell/src/(remotes|update)/'),
  },
  {
    suites: [
      ...tests(
        'shared/engine/src/positions',
        'crash',
        'crash-within',
        'load',
        'close-order.property',
        'modes.property',
        'second/crash',
        'second/edge',
      ),
      ...tests(
        'shared/products/src',
        'invest/accrual',
        'invest/crash',
        'offerings/crash',
        'rewards/levels',
        'wallet/withdrawal/crash',
      ),
      ...tests('shared/sandbox/src', 'chat/hours', 'seed/demo-investments'),
    ],
    files: of(`${EXCHANGE}/`),
  },
]
