/** One Jest configuration for the whole workspace: `.test.ts` runs in Node, `.test.tsx` in jsdom, both as native modules. */
import { fileURLToPath } from 'node:url'
import type { Config } from 'jest'
import { chosenWalks, notInChromium, walks } from './engines/walks.ts'
import { patience, scope } from './soak.ts'

const around = fileURLToPath(new URL('../../..', import.meta.url))
/** The checkout, or a team's own repository, to which this came as a package. */
const root = around.includes('/node_modules/') ? process.cwd() : around
const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))

const transform: Config['transform'] = {
  '\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        experimental: { plugins: [['@lingui/swc-plugin', {}]] },
      },
      module: { type: 'es6' },
    },
  ],
}

/** What the shell or the git hook that starts a run may hold: it would make it another run, or one in another repository. */
const foreign =
  /^(FORCE_COLOR|ENGINE|WORKER|CADDY|GIT_(CONFIG_PARAMETERS|DIR|COMMON_DIR|INDEX_FILE|NAMESPACE|PREFIX|WORK_TREE|\w*OBJECT_\w+))$/
for (const name of Object.keys(process.env)) if (foreign.test(name)) delete process.env[name]
process.env.NODE_ENV = 'test'

/** A pattern of files within the root: the root may itself lie below a folder of such a name. */
const within = (pattern: string): string =>
  `^${root.replace(/\/$/, '').replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}/(?:.*/)?${pattern}`

const common = {
  rootDir: root,
  transform,
  transformIgnorePatterns: ['/node_modules/(?!\\.pnpm/|@shared/|shell/)'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '\\.css$': here('./css-stub.ts') },
  // fixtures have packages with the names of ours
  modulePathIgnorePatterns: ['dist/', '\\.data/', '\\.cache/', 'templates/', 'fixtures/[^/]+/package\\.json$'].map(
    within,
  ),
  testPathIgnorePatterns: [...['node_modules/', 'dist/', '\\.cache/'].map(within), ...leftOut()],
}

/** Suites that `npm run test:all` runs and a short run does not: they last long, or need Ceph, Caddy or another browser. */
function leftOut(): string[] {
  if (root !== around) return [] // a team's own repository has none of them
  const { TEST_CEPH, TEST_PRODUCTION } = process.env
  const elsewhere = Object.keys(walks).filter(name => chosenWalks().every(walk => walk.name !== name))
  const kinds: readonly (readonly [isOut: boolean, how: string, pattern: string])[] = [
    [scope === 'short', 'TEST_RUN=all (*.nightly.*)', `${chosenNightly()}\\.nightly\\.(test|journey)\\.tsx?$`],
    [TEST_CEPH !== '1', 'TEST_CEPH=1 (*.ceph.*)', '\\.ceph\\.test\\.ts$'],
    [TEST_PRODUCTION !== '1', 'TEST_PRODUCTION=1 (*.production.*)', '\\.production\\.(ceph\\.)?test\\.ts$'],
  ]
  const out = kinds.filter(([isOut]) => isOut)
  const hows = [...out.map(([, how]) => how), ...(elsewhere.length > 0 ? [`WALKS=${elsewhere.join()}`] : [])]
  if (hows.length > 0) console.warn(`Left out, unless you put it before the command: ${hows.join(', ')}`)
  return [...out.map(([, , pattern]) => pattern), ...named('TEST_SKIP').map(file => `/${file}$`)]
}

/** Patterns of the suites that an environment variable lists: paths from the root, separated by commas. */
function named(variable: string): string[] {
  const files = (process.env[variable] ?? '').split(',').filter(Boolean)
  return files.map(file => file.replaceAll('.', '\\.'))
}

/** Start of a pattern that passes over the nightly suites that run all the same. */
function chosenNightly(): string {
  const chosen = named('TEST_ALSO')
  return chosen.length > 0 ? `^(?!.*/(${chosen.join('|')})$).*` : ''
}

/** Of a thousand icons each suite draws a few: it reads one file, not one for each. */
const inOneFile = { '^lucide-react$': 'lucide-react/dist/cjs/lucide-react.js' }

const journeys = (displayName: string, testMatch: readonly string[]) => ({
  ...common,
  ...run,
  displayName,
  ...inNode,
  testMatch: [...testMatch],
})

/** A team's own repository has these suites in its packages, where Node strips no types. */
const inNode = { testEnvironment: 'node', ...(root === around && { testRunner: here('./native/runner.mjs') }) }

const run = { globalSetup: here('./run-set-up.ts'), globalTeardown: here('./run-tear-down.ts') }

/** In a team's own repository no runner starts the exchange of a worker. */
const withExchanges = {
  globalSetup: here('./dom-global-set-up.ts'),
  globalTeardown: here('./dom-global-tear-down.ts'),
}

/** Timings belong in `pnpm bench`; the time limit here only ends what hangs. */
export const preset = (): Config => ({
  rootDir: root,
  testTimeout: patience(600_000),
  // Node's own modules stay in the heap, and a large heap is slow to search for garbage. Jest may replace a worker above
  // this limit within a suite, which another worker then begins again: the limit is far from what most suites need.
  workerIdleMemoryLimit: '1500MB',
  testSequencer: here('./longest-first.ts'),
  projects: [
    {
      ...common,
      ...run,
      displayName: 'node',
      ...inNode,
      testMatch: ['**/src/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'dom',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['**/src/**/*.test.tsx'],
      moduleNameMapper: { ...common.moduleNameMapper, ...inOneFile },
      ...(root === around ? { ...run, testRunner: here('./native/runner.mjs') } : withExchanges),
      setupFilesAfterEnv: [here('./dom-set-up.ts'), here('./dom-after-env.ts')],
    },
    {
      ...journeys('browser', ['**/*.journey.ts']),
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, ...notInChromium],
    },
    ...chosenWalks().map(({ name, journeys: files, env }) => ({
      ...journeys(name, files),
      globals: { env },
    })),
  ],
})
