/** The start of a unit's federation runtime, without what chooses among shaken copies of what is lent: there are none. */
type Runtime = { init(options: object): object }
type Asked = { webpackRequire: { federation: { runtime: Runtime; initOptions: object } } }

export const init = ({ webpackRequire: { federation } }: Asked): object =>
  federation.runtime.init(federation.initOptions)
