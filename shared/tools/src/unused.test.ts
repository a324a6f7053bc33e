/** The gate on what nothing uses (knip.json), in a workspace of its own with planted leftovers. */
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { gates } from './gates.ts'
import { root } from './run.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'unused-'))
  cpSync(`${root}knip.json`, join(folder, 'knip.json'))
  write('package.json', JSON.stringify({ name: 'planted', private: true, workspaces: ['shared/*', 'remote-*'] }))
  write('shared/money/package.json', JSON.stringify({ name: '@shared/money' }))
  write('remote-trade/package.json', JSON.stringify({ name: 'remote-trade' }))
  write('shared/money/src/sum.ts', 'export const sum = 1\nexport const leftOver = 2\nexport type Forgotten = string\n')
  write('shared/money/src/index.ts', "export { sum } from './sum.ts'\n")
  write('shared/money/src/nobody.ts', 'console.log(1)\n')
  write('remote-trade/src/routes.ts', 'export const routes = []\n')
  write('remote-trade/src/screens/market/market.screen.tsx', 'export default () => null\n')
})
afterAll(() => rmSync(folder, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

const knip = (): Promise<{ code: number; said: string }> => {
  const [command, args] = gates.unused ?? ['', []]
  return new Promise(resolve => {
    execFile(root + command, [...args], { cwd: folder }, (error, stdout) =>
      resolve({ code: Number(error?.code ?? 0), said: stdout }),
    )
  })
}

test('names an export, a type and a file that nothing uses, and no screen, route or entry', async () => {
  const { code, said } = await knip()
  expect(code).toBe(1)
  expect(said).toMatch(/Unused files \(1\)\nshared\/money\/src\/nobody\.ts/)
  expect(said).toMatch(/Unused exports \(1\)\nshared\/money\/src\/sum\.ts: leftOver/)
  expect(said).toMatch(/Unused exported types \(1\)\nshared\/money\/src\/sum\.ts: Forgotten/)
})

test('is silent once they are gone', async () => {
  write('shared/money/src/sum.ts', 'export const sum = 1\n')
  rmSync(join(folder, 'shared/money/src/nobody.ts'))
  expect(await knip()).toEqual({ code: 0, said: '' })
})
