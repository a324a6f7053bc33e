/** What is lent is lent whole: no unit names the exports that it uses. */
export const getUsedExports = (): undefined => undefined

export const getSharedFallbackGetter = ({ factory }: { factory: unknown }): unknown => factory
