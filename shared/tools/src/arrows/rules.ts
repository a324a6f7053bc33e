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
  'shared/ui': ['shared/format', 'shared/money'],
  shell: ['shared/contract', 'shared/money', 'shared/format', 'shared/ui'],
  'remote-[a-z]+': [
    'shared/contract',
    'shared/money',
    'shared/format',
    'shared/ui',
    'shell/src/surface/[^/]+/index\\.tsx?$',
  ],
  'shared/sandbox': ['shared/contract', 'shared/disk', 'shared/door', 'shared/money', 'shared/format'],
  'shared/release': ['shared/contract', 'shared/disk', 'shared/federation/src/styles/sheet\\.ts$'],
  'shared/conform': ['shared/contract', 'shared/money'],
  'shared/gateway': ['shared/contract', 'shared/door', 'shared/release/src/index\\.ts$'],
  'shared/ops': [
    'shared/contract',
    'shared/federation',
    'shared/format',
    'shared/release/src/(index|writing)\\.ts$',
    'shared/ui',
  ],
  'shared/tools': [],
}

/** The shell's rooms as it starts: each may import what stands before it. */
const rooms = [
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
  'beside',
]

/** Tests and build configurations stand outside: they start what they need. */
const aside =
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

const inRooms = (names: readonly string[]) => `^shell/src/(${names.join('|')})/`

const roomRule = (room: string, at: number): IForbiddenRuleType => ({
  name: `rooms-${room}`,
  severity: 'error',
  comment: `shell/src/${room} stands before what it imports: move that into a room before it, or let the later room pass it in.`,
  from: { path: inRooms([room]), pathNot: aside },
  to: { path: '^shell/src/', pathNot: [inRooms(rooms.slice(0, at + 1)), '\\.po$'] },
})

const homeless = {
  path: '^shell/src/',
  pathNot: [inRooms(rooms), '^shell/src/(main|bootstrap)\\.tsx?$', '\\.po$', aside],
}

export const rules: IForbiddenRuleType[] = [
  ...Object.entries(arrows).map(packageRule),
  ...rooms.map(roomRule),
  {
    name: 'rooms-none',
    severity: 'error',
    comment:
      'It stands in no room of the shell: put it into one, or name a new room in its place among them (arrows/rules.ts).',
    from: homeless,
    to: {},
  },
  {
    name: 'rooms-none-entered',
    severity: 'error',
    comment:
      'It leads to what stands in no room of the shell: put that into one, or name a new room (arrows/rules.ts).',
    from: {},
    to: homeless,
  },
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
    comment: 'shared/testing is for tests: what the product needs of it belongs elsewhere.',
    from: { path: ours, pathNot: ['^shared/testing/', aside] },
    to: { path: '^shared/testing/' },
  },
]
