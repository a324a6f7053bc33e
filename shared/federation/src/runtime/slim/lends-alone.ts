/** The shell borrows nothing and builds no remote in: of the bundler's half it needs what registers all that it lends. */
type Lent = { name: string; version: string; factory: () => unknown; singleton?: boolean; eager?: boolean }
type Scopes = Record<string, readonly Lent[]>
type Require = {
  federation: { instance: { registerShared(shared: object): void } }
  initializeSharingData?: { scopeToSharingDataMapping: Scopes; _updated?: 1 }
}

const shared = (scope: string, { version, factory, singleton, eager }: Lent) => ({
  ...{ version, get: factory, scope: [scope] },
  shareConfig: { requiredVersion: `^${version}`, singleton, eager },
})

/** Called before each chunk; what is lent is registered once. */
export function consumes({
  webpackRequire: { federation, initializeSharingData: lent },
}: {
  webpackRequire: Require
}): void {
  if (!lent || lent._updated) return
  lent._updated = 1
  const all: Record<string, object[]> = {}
  for (const [scope, modules] of Object.entries(lent.scopeToSharingDataMapping))
    for (const one of modules) all[one.name] = [...(all[one.name] ?? []), shared(scope, one)]
  federation.instance.registerShared(all)
}

export { consumes as installInitialConsumes }
