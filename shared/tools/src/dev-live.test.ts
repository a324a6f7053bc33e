import { spawnSync } from 'node:child_process'
import { expect, test } from '@jest/globals'
import { meets } from './dev-live.ts'
import { root } from './run.ts'

test.each([
  ['1.1.0', '^1.0.0', true],
  ['1.1.0', '^1.1.0', true],
  ['1.1.0', '^1.1.1', false],
  ['1.10.0', '^1.9.3', true],
  ['2.0.0', '^1.0.0', false],
  ['1.1.0', '^2.0.0', false],
])('shell %s for a remote that needs %s: %s', (version, range, is) => expect(meets(version, range)).toBe(is))

test.each([
  [['account', '--live', 'http://127.0.0.1:1'], 'http://127.0.0.1:1/config.json cannot be reached', 1],
  [['account', '--live', 'app.example'], '--live app.example is no address', 1],
  [['account', '--lve', 'x'], 'pnpm dev [unit…] [--live URL|STORE]', 2],
])('pnpm dev %j ends with a clear word, before anything is built', (words, told, code) => {
  const env = { ...process.env, PORT: '0', NODE_OPTIONS: '' }
  const { status, stderr } = spawnSync(process.execPath, ['shared/tools/src/dev.ts', ...words], {
    ...{ cwd: root, env, encoding: 'utf8' },
  })
  expect([status, stderr]).toEqual([code, expect.stringContaining(told)])
})
