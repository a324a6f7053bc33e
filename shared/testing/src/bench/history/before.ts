/** The platform as it was before a page painted at once: built from that commit, run by that commit's own code. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { saying } from '../../checkout.ts'
import type { Site } from '../openings.ts'
import { checkOut } from './checkout.ts'

const COMMIT = '68530c2f'

/** Runs in that checkout until its input ends. */
const script = `
  import { newPerson } from './shared/testing/src/people.ts'
  import { startPlatform } from './shared/testing/src/platform.ts'
  const platform = await startPlatform({ demo: true })
  const { token } = await newPerson(platform.address(), { balance: '2000', contract: '1000' })
  console.log('site ' + JSON.stringify({ url: platform.url, token }))
  process.stdin.resume().once('end', () => platform.stop().then(() => process.exit()))`

export type Before = Site & { stop(): Promise<void> }

export async function startBefore(): Promise<Before> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script],
    {
      cwd: checkOut('before', COMMIT),
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  )
  const [, told = ''] = await saying(child, /^site (.+)$/m)
  return {
    ...(JSON.parse(told) as Site),
    async stop() {
      child.stdin.end()
      await once(child, 'exit')
    },
  }
}
