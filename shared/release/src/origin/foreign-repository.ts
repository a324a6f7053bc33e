/** Git reads no repository of another user unless a setting allows it, so that nobody runs the hooks of others unawares. */

const refusal = /(?:dubious ownership in|unsafe) repository (?:at )?\(?'(.+?)'/

/** @param said what git wrote to standard error @returns what to do about it; undefined where git says something else */
export function foreignRepository(said: string): string | undefined {
  const [, folder] = refusal.exec(said) ?? []
  if (folder === undefined) return undefined
  const [command = `git config --global --add safe.directory '${folder}'`] =
    /git config --global --add .+/.exec(said) ?? []
  return `git does not read ${folder}: it belongs to another user. If you trust that user: ${command}`
}
