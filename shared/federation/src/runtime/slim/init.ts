/** Starts a unit's federation runtime. It leaves out the choice among tree-shaken copies of shared modules: there are none. */
type Runtime = { init(options: object): object }
type InitOptions = { webpackRequire: { federation: { runtime: Runtime; initOptions: object } } }

export const init = ({ webpackRequire: { federation } }: InitOptions): object =>
  federation.runtime.init(federation.initOptions)
