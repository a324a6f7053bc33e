/** How `npm start` makes this checkout's units live. */

/** Runs a command of the releases. @returns what it answers as JSON */
export type Release = (...args: string[]) => Promise<unknown>

type Published = { published: readonly { unit: string; release: string }[] }

/**
 * Publishes every unit and makes them live in one decision; nothing changes where nothing is new. They go by name and
 * although they were taken back: who starts a checkout wants to see just that. All come from one checkout and go together,
 * so a shell is not tried against them at each start: that is for those who promote it alone; and deltas are for phones that
 * are far away.
 * @param platform file of the installation's settings
 */
export async function goLive(release: Release, units: readonly string[], platform: string): Promise<void> {
  const why = ['--no-trial', '--no-deltas', '--why', 'built from this checkout']
  const { published } = (await release('publish', ...units, ...why)) as Published
  const named = published.map(one => `${one.unit}@${one.release}`)
  await release('promote', ...named, '--again', '--platform', platform, '--by', 'npm start', ...why)
}
