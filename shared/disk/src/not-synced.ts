/** What can go wrong with the sync of a folder. */

/** The file has its name, but a power cut may take the name away: its folder could not be synced. */
export class NotSyncedError extends Error {
  override readonly name = 'NotSyncedError'

  constructor(file: string, cause: unknown) {
    super(
      `${file} was written, and its folder could not be synced: ${cause instanceof Error ? cause.message : cause}`,
      {
        cause,
      },
    )
  }
}

/** The answers of file systems that cannot sync a folder, e.g. of some network drives and of Windows. */
const unable = ['EACCES', 'EINVAL', 'EISDIR', 'ENOTSUP', 'EPERM']

/** Whether it is the system's error of one of these codes, e.g. "EEXIST"; also one of another realm, as in jsdom. */
export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code))

/** For a catch. @throws the error, unless the file system cannot sync folders at all */
export function onlyUnable(error: unknown): void {
  if (!hasCode(error, ...unable)) throw error
}
