/**
 * Webpack loader of react-router: its links and forms, which nothing here draws, are made by calls of React's that nobody
 * told the minifier to be free of side effects, and are given names for developers. Each start would carry them.
 */
const made = /= (React\d*\.(?:forwardRef|createContext|memo)\()/g
const named = /^\w+\.displayName = .*$/gm

// biome-ignore lint/style/noDefaultExport: webpack asks a loader for its default export
export default (source: string): string => source.replaceAll(named, '').replaceAll(made, '= /*#__PURE__*/ $1')
