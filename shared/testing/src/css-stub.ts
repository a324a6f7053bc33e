/** Stands for every stylesheet in tests: a class is named as in the source. */
export default new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) })
