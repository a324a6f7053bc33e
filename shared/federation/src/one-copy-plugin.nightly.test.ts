import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { build, copyOf } from './testing/fixtures.ts'
import { workspaceRoot } from './workspace.ts'

const session = path.join(workspaceRoot, 'shell/src/surface/session/index.ts')

test.each([
  ['React', 'webpack.config.ts', "...{ react: lent('^19.0.0'), 'react/': lent('^19.0.0') },", '', 'react'],
  [
    'session',
    'src/screens/exchange-rate/exchange-rate.screen.tsx',
    "import css from './exchange-rate.module.css'",
    `import css from './exchange-rate.module.css'\nimport '${session}'`,
    'shell',
  ],
])(
  'a remote with a configuration of its own that brings a second %s fails the build, and is told to borrow it',
  async (_, name, before, after, library) => {
    const { base, folder } = copyOf('remote-foreign')
    const code = readFileSync(path.join(folder, name), 'utf8')
    expect(code).toContain(before)
    writeFileSync(path.join(folder, name), code.replace(before, after))
    await expect(build(folder, path.join(base, 'dist'))).rejects.toMatchObject({
      stderr: expect.stringContaining(`share "${library}" and "${library}/" with import: false`),
    })
    rmSync(base, { recursive: true })
  },
)
