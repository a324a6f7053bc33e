/** What operators do, ready to be interrupted: each with what may be live afterwards, and what ends it. */

import { promote } from '../../operations/promote.ts'
import { readBuiltRelease } from '../../releases/built-release.ts'
import { publish } from '../../releases/publish.ts'
import { platform } from '../made-release.ts'
import type { Installation } from './installation.ts'

export type Work = {
  /** Of `pnpm release`. */
  args: string[]
  /** Releases of trade, one of which must be live whenever it was interrupted. */
  may: string[]
  /** The next run; undefined where doing it twice is not the same. */
  end?: () => Promise<unknown>
}

const long = new Date(Date.now() - 3 * 24 * 3_600_000) // what was published then, gc may take

const goLive = ({ store, keys }: Installation, release: string) =>
  promote(store, keys, { targets: [{ unit: 'trade', release }], platform, who: 'tests', why: '' })

async function publishing({ store, keys, build, live }: Installation): Promise<Work> {
  const dir = await build('trade')
  const end = async () => publish(store, keys, await readBuiltRelease(dir), long)
  return { args: ['publish', 'trade', '--dir', dir], may: [await live()], end }
}

async function promoting(installation: Installation): Promise<Work> {
  const [before, release] = [await installation.live(), await installation.publishNew('trade', long)]
  return { args: ['promote', `trade@${release}`], may: [before, release], end: () => goLive(installation, release) }
}

async function rollingBack(installation: Installation): Promise<Work> {
  const [before, release] = [await installation.live(), await installation.publishNew('trade', long)]
  await goLive(installation, release)
  return { args: ['rollback', 'trade'], may: [before, release] }
}

async function collecting({ release, publishNew, live }: Installation): Promise<Work> {
  for (const _ of 'abc') await publishNew('trade', long)
  const args = ['gc', '--keep', '2', '--yes']
  const end = async () => {
    const { code, err } = await release(args)
    if (code !== 0) throw new Error(err)
  }
  return { args, may: [await live()], end }
}

export const works = [
  ['publish', publishing],
  ['promote', promoting],
  ['rollback', rollingBack],
  ['gc', collecting],
] as const satisfies [string, (installation: Installation) => Promise<Work>][]
