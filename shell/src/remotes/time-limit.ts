/** Ends a wait: a stylesheet that hangs has no limit of its own, in no browser. */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer = 0
  const late = new Promise<never>((_, reject) => {
    timer = self.setTimeout(() => reject(new Error(`no answer within ${ms / 1000} s`)), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
