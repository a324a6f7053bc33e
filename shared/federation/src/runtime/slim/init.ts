/** The start of a unit's federation runtime, without what chooses among shaken copies of what is lent: there are none. */
type Runtime = { init(options: object): object }
type InitOptions = { webpackRequire: { federation: { runtime: Runtime; initOptions: object } } }

export const init = ({ webpackRequire: { federation } }: InitOptions): object =>
  federation.runtime.init(federation.initOptions)
