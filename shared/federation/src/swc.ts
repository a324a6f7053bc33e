/** How every source file of the workspace becomes JavaScript that the oldest browser runs. */
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Options } from '@swc/core'
import { browsers } from './browsers.ts'
import type { Unit } from './unit.ts'
import { workspaceRoot } from './workspace.ts'

const require = createRequire(import.meta.url)

/** Production carries message ids alone; development keeps the source texts, so that a new message shows at once. */
export const swcOptions = (mode: Unit['mode'], refresh = false): Options => ({
  swcrc: false,
  configFile: false,
  env: { targets: browsers },
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    // Only what is compiled for development is refreshed whole: it asks for react/jsx-dev-runtime, which a shell from source lends.
    transform: { react: { runtime: 'automatic', development: refresh, refresh } },
    experimental: {
      cacheRoot: path.join(workspaceRoot, '.cache/swc'),
      plugins: [
        [require.resolve('@lingui/swc-plugin'), { descriptorFields: mode === 'production' ? 'id-only' : 'message' }],
      ],
    },
  },
})
