import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** The ways out of a page. */
const ASKS = /\bfetch\(|\bXMLHttpRequest\b|\bnew (EventSource|WebSocket)\b|\.sendBeacon\(|from '(ky|axios)'/

/** What asks by itself, and why: it is no call, or none that a client of calls could make. */
const OTHERWISE: Record<string, string> = {
  'shell/src/surface/transport/client.ts': 'the client',
  'shell/src/surface/transport/multipart.ts': "the client's half that sends files",
  'shell/src/surface/market-feed/stream.ts': 'a stream never ends',
  'shell/src/reports/client-report.ts': 'goes out as the page closes',
  'shell/src/boot/read-release.ts': 'a file of a release',
  'shell/src/remotes/load.ts': 'files of a release',
  'shell/src/remotes/files.ts': 'files of a release, beforehand',
  'shell/src/surface/transport/begun.ts': 'begins what the client is to ask',
  'shell/src/update/poll.ts': 'the config',
  'shell/src/update/refused.ts': 'configs between',
  'shell/src/worker/keep.ts': 'the page, to keep it',
  'shell/src/worker/kept.ts': 'files of releases, to keep them',
  'shell/src/worker/requests.ts': 'files and the page, for the page that asks',
}

const isComment = (line: string) => /^\s*(\/?\*|\/\/)/.test(line)
const asks = (file: string) =>
  readFileSync(root + file, 'utf8')
    .split('\n')
    .some(line => !isComment(line) && ASKS.test(line))

test('no screen asks the server by itself: its calls go through the client', () => {
  const files = globSync('{remote-*,shell}/src/**/*.{ts,tsx}', { cwd: root })
  const own = files.filter(file => !/\.test\.|\.journey\.|\/testing|\/test-/.test(file))
  expect(own.length).toBeGreaterThan(300)
  expect(own.filter(asks).sort()).toEqual(Object.keys(OTHERWISE).sort())
})

test.each(["await fetch('/x')", 'new EventSource(url)', 'navigator.sendBeacon(url)', "import ky from 'ky'"])(
  '%s would be found',
  line => expect(ASKS.test(line)).toBe(true),
)
