/** Which release of the shell this very script belongs to. */
import type { PageConfig } from '@shared/contract/page-config'
import { describe } from '@shared/contract/release'
import { readRelease } from './read-release.ts'

/** "/r/shell/<release>/": webpack's, from the build. */
declare const __webpack_public_path__: string
const own = (): string | undefined =>
  typeof __webpack_public_path__ === 'undefined' ? undefined : __webpack_public_path__.split('/').at(-2)

/**
 * The live shell, or the one before it where the page was sent back to that.
 * @throws Error where the config names this shell neither way
 */
export async function ownRelease({ shell }: PageConfig, release = own()): Promise<PageConfig['shell']> {
  if (release === undefined || release === shell.release) return shell
  if (release !== shell.previous?.release) throw new Error(`The live set names no shell ${release}`)
  const previous = await readRelease('shell', shell.previous)
  return {
    ...describe(previous, shell.previous.serial),
    manifest: shell.previous.manifest,
    trusts: previous.trusts ?? [],
  }
}
