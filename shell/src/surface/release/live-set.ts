/** Which releases are live, and which of them run here, by the config that this phone has verified. */
import type { MadeFrom } from '@shared/contract/config'
import type { PageConfig, PageUnit } from '@shared/contract/page-config'
import { useAtomValue } from 'jotai'
import { chosen } from '../../remotes/choice.ts'
import { releaseOf } from '../../remotes/known.ts'
import { configAtom, liveConfig, runningShell } from '../../remotes/live-config.ts'

export type ShownRelease = { version: string; release: string }
export type LiveUnit = {
  /** "shell", "trade" … */
  unit: string
  /** What this phone runs. */
  here: ShownRelease
  /** What is live; another than `here` until the phone takes it, or while it is tried on some phones. */
  live: ShownRelease
  /** Of which commit the live one was made; where the config says so. */
  from?: MadeFrom | undefined
  /** When it went live, as the server writes times; where the config says so. */
  at: string | undefined
}

const shownRelease = ({ version, release }: ShownRelease): ShownRelease => ({ version, release })

function unitOf(unit: string, live: PageUnit): LiveUnit {
  return {
    unit,
    here: shownRelease(releaseOf({ unit, release: chosen(unit) })),
    live: shownRelease(live),
    from: live.from,
    at: live.at,
  }
}

const shellOf = ({ shell }: PageConfig): LiveUnit => ({
  ...{ unit: 'shell', here: shownRelease(runningShell()), live: shownRelease(shell), from: shell.from, at: shell.at },
})

/** The shell first. */
export function useLiveSet(): { name: string; environment: string; serial: number; units: readonly LiveUnit[] } {
  const config = useAtomValue(configAtom) ?? liveConfig()
  const { name, environment, serial, units } = config
  const remotes = Object.entries(units).map(([unit, live]) => unitOf(unit, live))
  return { name, environment, serial, units: [shellOf(config), ...remotes] }
}
