/** Who may import whom (ARCHITECTURE.md, "The arrows"), as rules of dependency-cruiser: each with a name and a remedy. */

import type { IForbiddenRuleType } from 'dependency-cruiser'

/** Package folder -> what it may import of ours. */
export const arrows: Readonly<Record<string, readonly string[]>> = {
  'shared/contract': [],
  'shared/money': [],
  'shared/disk': [],
  'shared/door': [],
  'shared/federation': ['shared/contract'],
  'shared/format': ['shared/money'],
  'shared/phrases': ['shared/contract', 'shared/format'],
  'shared/ui': ['shared/format', 'shared/money'],
  shell: ['shared/contract', 'shared/money', 'shared/format', 'shared/ui'],
  'remote-[a-z]+': [
    'shared/contract',
    'shared/money',
    'shared/format',
    'shared/ui',
    'shell/src/surface/[^/]+/index\\.tsx?$',
  ],
  'shared/engine': ['shared/contract', 'shared/disk', 'shared/door', 'shared/money', 'shared/format', 'shared/phrases'],
  'shared/products': [
    'shared/contract',
    'shared/disk',
    'shared/door',
    'shared/engine',
    'shared/money',
    'shared/format',
    'shared/phrases',
  ],
  'shared/sandbox': [
    'shared/contract',
    'shared/disk',
    'shared/door',
    'shared/engine',
    'shared/money',
    'shared/format',
    'shared/phrases',
    'shared/products',
  ],
  'shared/release': ['shared/contract', 'shared/disk', 'shared/federation/src/styles/sheet\\.ts$'],
  'shared/conform': ['shared/contract', 'shared/money'],
  'shared/gateway': [
    'shared/contract',
    'shared/door',
    'shared/format/src/languages\\.ts$',
    'shared/release/src/index\\.ts$',
  ],
  'shared/ops': [
    'shared/contract',
    'shared/federation',
    'shared/format',
    'shared/release/src/(index|writing)\\.ts$',
    'shared/ui',
  ],
  'shared/tools': [],
}

/** The folders and loose files of a package in order: each may import what stands before it, types too. */
export const ranks: Readonly<Record<string, readonly string[]>> = {
  // as it starts
  shell: [
    'worker',
    'boot',
    'browser',
    'remotes',
    'surface',
    'reports',
    'guard',
    'pages',
    'frame',
    'update',
    'background',
    'bootstrap.tsx',
    'main.ts',
  ],
  // what a store holds, who decided, what commands do
  'shared/release': [
    'errors.ts',
    'place.ts',
    'in-turns.ts',
    'store',
    'keys',
    'steps.ts',
    'origin',
    'releases',
    'decisions',
    'reports',
    'history',
    'gate',
    'proposals',
    'deltas',
    'verify',
    'operations',
    'lost-keys',
    'platform.ts',
    'rebuild',
    'commands',
    'index.ts',
    'main.ts',
    'writing.ts',
  ],
  // books and markets; what a lower folder asks of a higher one, or of another package, is a hook (engine's db/hook.ts)
  'shared/engine': [
    'ids.ts',
    'clock.ts',
    'kept-json.ts',
    'keys.ts',
    'context.ts',
    'operator-action.ts',
    'operator-words.ts',
    'guarded.ts',
    'db',
    'refusals',
    'reasons',
    'ledger',
    'jobs',
    'due',
    'http',
    'run-action.ts',
    'market',
    'past.ts',
    'messages',
    'limits',
    'positions',
  ],
  // people and what they hold
  'shared/products': [
    'upload',
    'accounts',
    'push',
    'wallet',
    'rewards',
    'content',
    'demo',
    'competitions',
    'swap',
    'loans',
    'invest',
    'offerings',
    'alerts',
    'profile',
  ],
  // the back office, and the program
  'shared/sandbox': [
    'chat',
    'closing',
    'away.ts',
    'operator',
    'growth',
    'domains',
    'tables',
    'prove-process.ts',
    'operate.ts',
    'seed',
    'platform.ts',
    'pulse.ts',
    'sandbox.ts',
    'index.ts',
    'start.ts',
    'main.ts',
  ],
}

/** Tests and build configurations stand outside: they start what they need. */
export const aside =
  '(/test-[a-z-]+\\.ts|\\.(test|journey)\\.tsx?|\\.config\\.ts|/testing\\.tsx|/testing/.*|/example\\.tsx|\\.conformance\\.ts|/journeys/.*|/gallery/.*)$'
const ours = '^(shell|remote-[a-z]+|shared/[a-z]+)/'

const allowed = (folder: string, others: readonly string[]) => [
  `^${folder}/`,
  ...others.map(other => (other.includes('$') ? `^${other}` : `^${other}/`)),
]

const packageRule = ([folder, others]: [string, readonly string[]]): IForbiddenRuleType => ({
  name: `arrows-${folder.replace('shared/', '').replace('-[a-z]+', '')}`,
  severity: 'error',
  comment: `${folder} may import ${others.join(', ') || 'nothing of ours'}: move what is shared down, or pass it in.`,
  from: { path: `^${folder}/src/`, pathNot: aside },
  to: { path: ours, pathNot: allowed(folder, others) },
})

const escaped = (name: string) => name.replaceAll('.', '\\.')
const places = (folder: string, names: readonly string[]) =>
  names.map(name => `^${folder}/src/${name.includes('.') ? `${escaped(name)}$` : `${name}/`}`)

const rankRules = ([folder, names]: [string, readonly string[]]): IForbiddenRuleType[] =>
  names.map((name, at) => ({
    name: `rank-${folder.replace('shared/', '')}-${name}`,
    severity: 'error',
    comment: `${folder}/src/${name} stands before what it imports: move that down, let the later one pass it in, or declare a hook.`,
    from: { path: places(folder, [name]), pathNot: aside },
    to: {
      path: `^${folder}/src/`,
      pathNot: [...places(folder, names.slice(0, at + 1)), '\\.po$'],
      // the sum of what the engine is made of
      ...(name === 'context.ts' && { dependencyTypesNot: ['type-only' as const] }),
    },
  }))

const homeless = ([folder, names]: [string, readonly string[]]): IForbiddenRuleType[] => {
  const strange = { path: `^${folder}/src/`, pathNot: [...places(folder, names), '\\.po$', aside] }
  const comment = `It stands in no ranked folder of ${folder}: put it into one, or name a new one in its place (arrows/rules.ts).`
  const name = `rank-${folder.replace('shared/', '')}-none`
  return [
    { name, severity: 'error', comment, from: strange, to: {} },
    { name: `${name}-entered`, severity: 'error', comment, from: {}, to: strange },
  ]
}

export const rules: IForbiddenRuleType[] = [
  ...Object.entries(arrows).map(packageRule),
  ...Object.entries(ranks).flatMap(rankRules),
  ...Object.entries(ranks).flatMap(homeless),
  {
    name: 'remote-to-remote',
    severity: 'error',
    comment: 'A remote never imports another remote: it navigates there, or what both need moves to shared/.',
    from: { path: '^remote-([a-z]+)/' },
    to: { path: '^remote-[a-z]+/', pathNot: '^remote-$1/' },
  },
  {
    name: 'screen-to-screen',
    severity: 'error',
    comment: 'A screen never imports another screen: what two screens need stands in parts/.',
    from: { path: '^remote-([a-z]+)/src/screens/([^/]+)/' },
    to: { path: '^remote-[a-z]+/src/screens/', pathNot: '^remote-$1/src/screens/$2/' },
  },
  {
    name: 'no-circles',
    severity: 'error',
    comment: 'Modules that import each other have no first one: move what both need into a third.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
  },
  {
    name: 'only-tests-import-testing',
    severity: 'error',
    comment: 'Helpers of tests are for tests: what the product needs of them belongs elsewhere.',
    from: { path: ours, pathNot: ['^shared/testing/', aside] },
    to: {
      path: ['^shared/testing/', '/src/.*/?testing/', '/testing\\.tsx?$', '/test-[a-z-]+\\.tsx?$'],
      pathNot: 'node_modules',
    },
  },
]
